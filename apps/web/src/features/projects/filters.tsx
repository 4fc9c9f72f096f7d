import { FilterGroup } from '@pwr-community/ui/FilterGroup';
import { Select } from '@pwr-community/ui/Select';
import { projectCountsQuery } from '@pwr-community/api/queries/projects';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { typeMessages } from '../../shared/projects/messages.ts';
import { deploymentTypes, showsCounts, sorts, type DeploymentType, type ListChoice, type Sort } from './listAddress.ts';
import { listMessages as m } from './listMessages.ts';

export const sortNames = { '': m.sortDate, total_upvotes: m.sortUpvotes } satisfies Record<Sort, unknown>;
const typeNames = {
  '': m.typeAll,
  ...typeMessages,
} satisfies Record<DeploymentType, unknown>;

interface FiltersProps {
  choice: ListChoice;
  onChange: (change: Partial<ListChoice>) => void;
}

/** Sort order and type filter as radio groups. Types show their project counts, unless another filter applies. */
export function FilterSidebar({ choice, onChange }: FiltersProps) {
  const { formatMessage } = useIntl();
  const isCounted = showsCounts(choice);
  const { data } = useQuery({ ...projectCountsQuery(api), enabled: isCounted });
  const counts = isCounted ? data : undefined;
  const countOf = (type: DeploymentType) =>
    type === ''
      ? counts?.total
      : counts && (counts.deployments.find(({ projectDeployment }) => projectDeployment === type)?.total ?? 0);
  return (
    <>
      <FilterGroup
        label={formatMessage(m.sortBy)}
        value={choice.sort}
        onChange={(sort) => onChange({ sort: sort as Sort })}
        options={sorts.map((value) => ({ value, label: formatMessage(sortNames[value]) }))}
      />
      <FilterGroup
        label={formatMessage(m.type)}
        value={choice.type}
        onChange={(type) => onChange({ type: type as DeploymentType })}
        options={deploymentTypes.map((value) => {
          const count = countOf(value);
          return { value, label: formatMessage(typeNames[value]), ...(count !== undefined && { count }) };
        })}
        messages={{ count: (count) => formatMessage(m.typeCount, { count }) }}
      />
    </>
  );
}

/** The sidebar's sort order and type filter as select fields, for narrow screens. */
export function FilterSelects({ choice, onChange }: FiltersProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Select
        label={formatMessage(m.sortBy)}
        isLabelHidden
        size="l"
        value={choice.sort}
        onChange={(sort) => onChange({ sort: sort as Sort })}
        items={sorts.map((id) => ({ id, label: formatMessage(sortNames[id]) }))}
      />
      <Select
        label={formatMessage(m.type)}
        isLabelHidden
        size="l"
        value={choice.type}
        onChange={(type) => onChange({ type: type as DeploymentType })}
        items={deploymentTypes.map((id) => ({ id, label: formatMessage(id ? typeNames[id] : m.typeAllLong) }))}
      />
    </>
  );
}
