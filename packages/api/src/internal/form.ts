/**
 * Converts an object to form data. A list becomes a repeated field. An empty list is sent as an empty JSON list,
 * because it would otherwise be absent.
 */
export function toFormData(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields as Record<string, unknown>)) {
    if (value === undefined) continue;
    if (!Array.isArray(value)) form.append(name, String(value));
    else if (value.length === 0) form.append(name, '[]');
    else for (const item of value) form.append(name, String(item));
  }
  return form;
}
