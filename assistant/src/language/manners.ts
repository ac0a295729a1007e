import { plainWords } from './normalise.ts';

/**
 * Insults and obscenities, as Colombians write them. They are never repeated and never put on a
 * ticket.
 */
export function isAbuse(text: string): boolean {
  const words = plainWords(text);
  return (
    words.some((word) => ABUSE.has(word) || ABUSIVE_STARTS.test(word)) ||
    ABUSIVE_PHRASES.test(` ${words.join(' ')} `)
  );
}

/** Attempts to give the assistant another role, or to get what it may not give. */
export function isHostile(text: string): boolean {
  const said = ` ${plainWords(text).join(' ')} `;
  return (
    HOSTILE.some((pattern) => pattern.test(said)) ||
    /<\/?[a-z]|\{\{|drop table|select \*/i.test(text)
  );
}

const ABUSE: ReadonlySet<string> = new Set(
  `gonorrea hijueputa hijueputas hpta hp hpts hptas malparido malparida malparidos marica maricon mierda
  puta puto putas putos estupido estupida estupidos idiota idiotas imbecil pendejo pendeja tarado tarada bruto bruta
  inutil inutiles carechimba carepicha careverga verga monda huevon guevon guebon gueva webon cabron
  pirobo piroba bobo boba tonto tonta basura sapo malnacido culo culero pichurria jodete chupalo
  mamaguevo asqueroso asquerosa asquerosos porqueria ladrones ladron rateros ratas sucios zorra perra desgraciado desgraciada fuck shit bitch`.split(
    /\s+/,
  ),
);
const ABUSIVE_STARTS =
  /^(hijueput|hijueperr|malparid|gonorre|mierd|estupid|imbecil|pendej|hijodeput|hdp$)/;
const ABUSIVE_PHRASES =
  / (hijo de puta|hijos de puta|no sirve[ns]? para nada|vayase a la|vete a la|come mierda|que asco|me cago|te odio|te voy a (matar|pegar|demandar)|los voy a demandar|son una? (basura|porqueria|mierda)|eres una? (porqueria|basura)|vayanse|mal parido|cara de) /;

const HOSTILE: readonly RegExp[] = [
  / (ignora|olvida|omite|desobedece|salta) (todas? )?(las |tus |sus |mis |lo |todo )?(instrucciones|reglas|ordenes|anterior|previas|indicaciones)/,
  / ignore (all|previous|your)/,
  / (system|prompt|jailbreak|developer mode|modo desarrollador|modo dios|dan mode) /,
  / (eres|seras|actua|haz de cuenta|comportate|finge) (ahora |como |que eres |ser )*(un |una |el |la )?(hacker|administrador|admin|dueno|gerente|root|desarrollador|otro)/,
  / (actua|comportate|finge) como /,
  / soy (el|la|un|una) (dueno|duena|administrador|administradora|admin|gerente|programador|desarrollador|propietario)/,
  / (cambia|baja|sube|modifica|pon|ponle|pone|edita|deja|dejame|dejamela|dejamelo|actualiza)(lo|la|le|me|los|las)? .*(precio|gratis|a (cero|0|un peso|mil pesos|1 peso|100 pesos)) /,
  / (precio|valor) (en|a|de) (cero|0|1 peso|un peso) /,
  / (cobrame|cobreme|cobra|dejamela|dejamelo|dejame|vendeme|vendemela) .*(menos|gratis|a mitad|la mitad|\d+ pesos|\d{3,}) /,
  / (todo|pedido|combo|bandeja|comida) gratis /,
  / (contrasena|password|clave de|base de datos|codigo fuente|token|api key|credenciales|datos de (otros|los) clientes|tus instrucciones|tu prompt|instrucciones del sistema)/,
  / (pedidos|telefono|telefonos|datos|direccion|direcciones) de (otros?|otras?|los) (clientes?|personas?|usuarios?)/,
  / (repite|repita|di|escribe|traduce) (despues de mi|esto|lo siguiente|exactamente|textualmente|tus)/,
];
