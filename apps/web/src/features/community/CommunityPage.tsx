import { Button } from '@pwr-community/ui/Button';
import { CommunityLayout } from '@pwr-community/ui/layouts/CommunityLayout';
import { PlusIcon } from '@pwr-community/ui/Icon';
import { preloadModal } from '@pwr-community/ui/Modal';
import { Skeleton } from '@pwr-community/ui/Skeleton';
import { TabLinks } from '@pwr-community/ui/TabLinks';
import { useStable } from '@pwr-community/ui/useStable';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { DialogFrame } from '../../shared/DialogFrame.tsx';
import { Later } from '../../shared/Later.tsx';
import { useHydrated } from '../../shared/hydration.ts';
import { useModals } from '../../shared/modals.tsx';
import { page, useIdlePrefetch, type PageFacts } from '../../shared/page.ts';
import { paths, useTitle } from '../../shared/paths.ts';
import { useMember, useRequireMember, useSession } from '../../shared/session.tsx';
import { useContentChanges } from '../../shared/submissions/changes.ts';
import { readView, searchNames, views, writeView, type View } from './communityAddress.ts';
import { Feed, feedQuery } from './Feed.tsx';
import { contentMessages as m } from './messages.ts';

const OwnSubmissions = page(async () => (await import('./OwnSubmissions.tsx')).OwnSubmissions, 'appeal', 'error');
const SubmitDialog = page(async () => (await import('./SubmitDialog.tsx')).SubmitDialog, 'content', 'form', 'error');

/** Prefetches the submit dialog's code. A failure surfaces when the dialog opens. */
const prepare = () => {
  preloadModal();
  SubmitDialog.preload().catch(() => {});
};

const getHref = (view: View, number = 1, dialog: 'none' | 'submit' = 'none') =>
  paths.community.getHref(writeView({ view, page: number, dialog }));

/**
 * Opens the login dialog for visitors whose address opens a dialog for members. The address stays, so that the dialog
 * opens as soon as they have logged in.
 * @param onRefuse called if they close the login dialog instead
 */
function useLogin(isNeeded: boolean, onRefuse: () => void) {
  const { session } = useSession();
  const { stack, open, close } = useModals();
  // While hydrating, a member whose cookie is gone is a visitor.
  const isKnown = useHydrated(!isNeeded, true);
  const isAsked = useRef(false);
  const isMissing = isNeeded && isKnown && session.status === 'visitor';
  // They may have logged in in another tab.
  const isDone = isNeeded && session.status === 'member' && stack.some(({ id }) => id === 'login');
  const on = useStable({ refuse: onRefuse });
  useEffect(() => {
    if (isDone) close('login');
    if (!isMissing) isAsked.current = false;
    // The login dialog, or the notice that the session has expired, which leads to it.
    else if (stack.length > 0) isAsked.current = true;
    else if (isAsked.current) on.refuse();
    else open('login');
  }, [isMissing, isDone, stack, open, close, on]);
}

/** Members' content by type, and the reader's own submissions. The address selects the tab. */
function CommunityPage() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const member = useMember();
  const requireMember = useRequireMember();
  const { search } = useLocation();
  const { view, page: number, dialog } = readView(new URLSearchParams(search));
  const isOpen = dialog === 'submit';
  // The dialog stays mounted after it first opens, for its exit animation and pending requests.
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  useTitle(formatMessage(m.title), formatMessage(m.lead));
  useContentChanges();
  useIdlePrefetch(SubmitDialog.preload, member !== null);

  const changeOpen = (next: boolean) =>
    void navigate(getHref(view, number, next ? 'submit' : 'none'), { replace: true });
  useLogin(isOpen, () => changeOpen(false));
  const submitButton = (isPrimary: boolean) => (
    <Button
      variant={isPrimary ? 'primary' : 'secondary'}
      icon={<PlusIcon />}
      onPress={() => requireMember(() => changeOpen(true))}
      onHoverStart={prepare}
      onFocus={prepare}
    >
      {formatMessage(m.submit)}
    </Button>
  );
  const shared = { number, getHref: (next: number) => getHref(view, next), emptyAction: submitButton(false) };
  return (
    <CommunityLayout title={formatMessage(m.title)} lead={formatMessage(m.lead)} action={submitButton(true)}>
      <TabLinks
        label={formatMessage(m.title)}
        tabs={views.map((id) => ({ id, label: formatMessage(m[id]), href: getHref(id) }))}
        currentId={view}
      >
        <Later>
          {view === 'mine' ? (
            <Suspense fallback={<Skeleton lines={6} />}>
              <OwnSubmissions {...shared} />
            </Suspense>
          ) : (
            <Feed key={view} view={view} {...shared} />
          )}
        </Later>
      </TabLinks>
      {member && wasOpened && (
        <Suspense
          fallback={isOpen && <DialogFrame title={formatMessage(m.submit)} onClose={() => changeOpen(false)} />}
        >
          <SubmitDialog
            isOpen={isOpen}
            onOpenChange={changeOpen}
            memberId={member.id}
            suggested={view}
            onSent={() => void navigate(getHref('mine'))}
          />
        </Suspense>
      )}
    </CommunityLayout>
  );
}

const Community = Object.assign(CommunityPage, {
  searchNames,
  queries: (api, { search }) => {
    const { view, page: number } = readView(search);
    return view === 'mine' ? [] : [feedQuery(api, view, number)];
  },
} satisfies PageFacts);

/** Loads the page's code, including the part that this address needs. */
export async function loadCommunityPage() {
  if (!import.meta.env.SSR && readView(new URLSearchParams(location.search)).view === 'mine')
    await OwnSubmissions.preload();
  return Community;
}
