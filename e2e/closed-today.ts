/** A page or an answer of the server, of sedes that do not open today: what owners wrote, and the times that follow from it. */
export function closedToday(text: string): string {
  return text
    .replaceAll(/"horario":"[^"]*"/g, '"horario":"Todos los días, cerrado"')
    .replaceAll(/"aperturas":\[(?:\[[^\]]*\],?)*\]/g, '"aperturas":[]');
}
