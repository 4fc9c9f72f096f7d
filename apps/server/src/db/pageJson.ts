/** SQL for a list's `Metadata`, as in the contract. The parameters are SQL expressions. */
export const metadata = (total: string, page: string, limit: string) => `json_build_object(
  'totalPages', (${total} + ${limit} - 1) / ${limit}, 'currentPage', ${page},
  'startIndex', least(${page} * ${limit}, ${total}), 'endIndex', least((${page} + 1) * ${limit}, ${total}),
  'totalItems', ${total})`;
