import type { ProjectDetail, ProjectListItem } from '@pwr-community/api/schema';
import { ImageViewer } from '@pwr-community/ui/ImageViewer';
import { ProjectFacts } from '@pwr-community/ui/community/ProjectFacts';
import { ProjectHeader } from '@pwr-community/ui/community/ProjectHeader';
import { ProjectOverview } from '@pwr-community/ui/community/ProjectOverview';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../shared/messages.ts';
import { paths } from '../../shared/paths.ts';
import { categoryHref } from '../../shared/projects/categoryHref.ts';
import { rowMessages } from '../../shared/projects/messages.ts';
import { useUpvotes } from '../../shared/projects/useUpvotes.ts';
import { useMember } from '../../shared/session.tsx';
import { ShareButton } from '../../shared/ShareButton.tsx';
import { detailMessages as m, shareMessages } from './messages.ts';

/** The project's header: logo, name, bio, categories and upvotes. */
export function Head({ project, headingLevel }: { project: ProjectListItem; headingLevel: 1 | 2 }) {
  const { formatMessage } = useIntl();
  const { upvoted, setUpvoted } = useUpvotes();
  const { id, projectName, logoPath, bio, categories, totalUpvotes } = project;
  return (
    <ProjectHeader
      name={projectName}
      logo={logoPath ?? undefined}
      bio={bio}
      categories={categories}
      getCategoryHref={categoryHref}
      headingLevel={headingLevel}
      upvote={{
        count: totalUpvotes,
        isUpvoted: upvoted.has(id),
        onChange: (isUpvoted) => setUpvoted(id, isUpvoted),
        messages: { label: formatMessage(rowMessages.upvote, { project: projectName, count: totalUpvotes }) },
      }}
    />
  );
}

/** Returns the address for editing the project; undefined if the reader may not edit it. */
export function useEditHref(project: ProjectDetail | undefined): string | undefined {
  const member = useMember();
  if (!project || !member) return undefined;
  if (member.id === project.creator.id) return paths.projectEdit.getHref(project.id);
  return member.is_admin ? paths.adminProjectEdit.getHref(project.id) : undefined;
}

/** The project's creator and links. */
export function Facts({ project, editHref }: { project: ProjectDetail; editHref?: string | undefined }) {
  const { formatMessage } = useIntl();
  const { creator, projectWebsite, twitterLinkedinUrl, telegramUsername } = project;
  return (
    <ProjectFacts
      creator={{
        id: String(creator.id),
        name: creator.isDeleted ? formatMessage(commonMessages.deletedMember) : creator.name,
        picture: creator.pictureUrl ?? undefined,
        href: creator.isDeleted ? undefined : paths.profile.getHref(creator.id),
      }}
      website={projectWebsite ?? undefined}
      social={twitterLinkedinUrl ?? undefined}
      telegram={telegramUsername ? `https://t.me/${telegramUsername}` : undefined}
      editHref={editHref}
      messages={{
        createdBy: formatMessage(m.createdBy),
        website: (host) => formatMessage(m.website, { host }),
        x: formatMessage(m.onX),
        linkedIn: formatMessage(m.onLinkedIn),
        telegram: formatMessage(m.onTelegram),
        edit: formatMessage(m.edit),
      }}
    />
  );
}

/** The project's pictures and description; pictures open in a lightbox. */
export function Overview({ project }: { project: ProjectDetail }) {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState<number | null>(null);
  const [startIndex, setStartIndex] = useState(0);
  const images = [project.fileUpload1, project.fileUpload2, project.fileUpload3].filter((path) => path !== null);
  const { projectName } = project;
  return (
    <>
      <ProjectOverview
        images={images}
        description={project.description}
        onOpenImage={(index) => {
          setStartIndex(index);
          setShown(index);
        }}
        messages={{
          image: (number, total) => formatMessage(m.enlarge, { number, total }),
          empty: formatMessage(m.noDescription),
        }}
      />
      <ImageViewer
        isOpen={shown !== null}
        onOpenChange={() => setShown(null)}
        startIndex={startIndex}
        images={images.map((src, index) => ({
          src,
          alt: formatMessage(m.image, { number: index + 1, project: projectName }),
        }))}
        messages={{
          title: formatMessage(m.images, { project: projectName }),
          previous: formatMessage(m.previousImage),
          next: formatMessage(m.nextImage),
          position: (number, total) => formatMessage(m.imagePosition, { number, total }),
          close: formatMessage(commonMessages.close),
          scrim: formatMessage(commonMessages.refreshPage),
        }}
      />
    </>
  );
}

/** Buttons to share the project's page. */
export function Share({ project }: { project: ProjectDetail }) {
  const { formatMessage } = useIntl();
  return (
    <ShareButton
      href={paths.project.getHref(project.id)}
      text={project.projectName}
      messages={{
        label: formatMessage(m.share),
        title: formatMessage(shareMessages.title),
        link: formatMessage(shareMessages.link),
      }}
    />
  );
}
