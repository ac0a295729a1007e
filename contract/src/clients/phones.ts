/** Formats a Colombian number as '300 123 4567'; any other text stays as typed. */
export function formatPhone(text: string): string {
  const [, country = '', number = ''] =
    /^(?:\+?(57))?([36]\d{9})$/.exec(text.replace(/[\s().-]/g, '')) ?? [];
  if (number === '') return text;
  const grouped = `${number.slice(0, 3)} ${number.slice(3, 6)} ${number.slice(6)}`;
  return country ? `+${country} ${grouped}` : grouped;
}
