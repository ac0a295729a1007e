import { CHAT_MESSAGE_MAX } from '@comanda/contract/chat/chat.rules';
import { fold } from '@comanda/contract/fold';
import { cleanText } from '@comanda/contract/text';

export type Word = {
  /** As it was typed, for notes. */
  text: string;
  /** Lowercase, no accents, short forms written out. */
  word: string;
  /** What comes before it: a comma, an end of sentence, or nothing. */
  before: '' | ',' | '.';
  /** A question mark follows directly. */
  asks: boolean;
};

/** The diner's message as words, with its punctuation. */
export function wordsOf(message: string): Word[] {
  const text = cleanText(spelt(message.slice(0, CHAT_MESSAGE_MAX).replace(/[\n\r]+/g, ', ')))
    .replace(/\$\s*(?=\d)/g, '')
    .replace(/[👍👌✅🆗]/gu, ' ok ')
    .replace(/(\d)\s*k\b/gi, '$1 mil');
  const words: Word[] = [];
  let before: Word['before'] = '';
  for (const [piece] of text.matchAll(PIECES)) {
    if (/[\p{L}\p{N}]/u.test(piece)) {
      for (const word of written(fold(piece))) {
        words.push({ text: piece, word, before, asks: false });
        before = '';
      }
    } else if (SENTENCE_ENDS.has(piece)) {
      before = '.';
      const last = words.at(-1);
      if (piece === '?' && last) last.asks = true;
    } else if (PAUSES.has(piece) && before === '') before = ',';
  }
  return words;
}

/** The content words of a menu text: no accents, no function words. */
export function contentWords(text: string): string[] {
  return plainWords(text).filter((word) => !LITTLE_WORDS.has(word));
}

export function plainWords(text: string): string[] {
  return fold(spelt(text)).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** '1/2 pollo' and 'medio pollo', '1.5 L' and 'litro y medio' become the same on both sides. */
function spelt(text: string): string {
  return text
    .replace(/&|(?<!\p{L})and(?!\p{L})/giu, ' y ')
    .replace(/½|(?<![\d/])1\s*\/\s*2(?![\d/])/g, ' medio ')
    .replace(/¼|(?<![\d/])1\s*\/\s*4(?![\d/])/g, ' cuarto ')
    .replace(/¾|(?<![\d/])3\s*\/\s*4(?![\d/])/g, ' tres cuartos ')
    .replace(/(?<![\d.,])1[.,]5(?!\d)\s*(l|lt|lts|litros?)?(?!\p{L})/giu, ' litro y medio ')
    .replace(/(?<=\d)\s*(l|lt|lts)(?!\p{L})/giu, ' litros ');
}

/** '12.500' is one number; '2.' ends a sentence. */
const PIECES = /\d{1,3}(?:[.,]\d{3})+(?!\d)|\d+|\p{L}[\p{L}\p{M}]*|[^\s\p{L}\p{N}]/gu;
const SENTENCE_ENDS: ReadonlySet<string> = new Set(['.', ';', '!', '?', '¿', '¡', '…']);
const PAUSES: ReadonlySet<string> = new Set([',', ':', '+', '(', ')', '&', '•', '*']);

/** Function words, which join a name without meaning any food. */
export const LITTLE_WORDS: ReadonlySet<string> = new Set(
  'de del al la el los las lo un una unos unas y e o u a en con sin por para su sus que se le les'.split(
    ' ',
  ),
);

const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    q: 'que',
    k: 'que',
    ke: 'que',
    qe: 'que',
    x: 'por',
    xfa: 'porfa',
    xfavor: 'porfa',
    plis: 'porfa',
    pls: 'porfa',
    please: 'porfa',
    porfis: 'porfa',
    porfavor: 'porfa',
    pa: 'para',
    d: 'de',
    tb: 'tambien',
    tmb: 'tambien',
    tbn: 'tambien',
    bn: 'bien',
    grax: 'gracias',
    kiero: 'quiero',
    qiero: 'quiero',
    quero: 'quiero',
    kisiera: 'quisiera',
    qisiera: 'quisiera',
    kuanto: 'cuanto',
    cuant: 'cuanto',
    cunto: 'cuanto',
    cto: 'cuanto',
    aki: 'aqui',
    okey: 'ok',
    okay: 'ok',
    oki: 'ok',
    okis: 'ok',
    tons: 'entonces',
    nop: 'no',
    nope: 'no',
    nel: 'no',
    sip: 'si',
    sii: 'si',
    sisas: 'si',
    ola: 'hola',
    holi: 'hola',
    holis: 'hola',
    ahorita: 'ahora',
    wsp: 'whatsapp',
    wpp: 'whatsapp',
    wasap: 'whatsapp',
    watsap: 'whatsapp',
    insta: 'instagram',
    ig: 'instagram',
    face: 'facebook',
  }),
);

/** 'pal' is 'para el'; 'holaaaa' has repeated letters. */
function written(word: string): string[] {
  if (word === 'pal') return ['para', 'el'];
  if (/^\d[\d.,]*$/.test(word)) return [word.replace(/[.,]/g, '')];
  const once = word.replace(/(\p{L})\1{2,}/gu, '$1');
  return [SHORT_FORMS.get(once) ?? once];
}

/**
 * Everyday words, which are never taken for a misspelt dish: 'hora' is no 'mora', 'mesa' no
 * 'mesada', 'gente' no 'caliente'. A menu that really has such a word in a name is still
 * understood.
 */
export function isCommonWord(word: string): boolean {
  return COMMON.has(word) || COMMANDS.test(word) || (word.length > 5 && VERBAL.test(word));
}

/** Verbs and adverbs by their endings; hardly any dish has such a name. */
const VERBAL =
  /(ando|iendo|aste|iste|aron|ieron|mente|cion|ciones|amos|emos|imos|(ar|er|ir)(me|te|lo|la|le|los|las|les|nos|se)|ria|rian|riamos|aba|aban|abas|eria|arias?|[^c]ar|er|ir)$/;

/** 'elimínala', 'cóbreme'. */
const COMMANDS =
  /^(quit|borr|elimin|sac|saqu|cancel|retir|descart|agreg|agregu|anot|apunt|mand|envi|cambi|dej|ech|aument|adicion|sum|regal|cobr|confirm|empac|empaqu|guard|muestr|cuent|explic|colabor|reemplac|reemplaz|baj|sub)[aeo](r|me|le|lo|la|les|los|las|nos|n|s)*$/;

const COMMON: ReadonlySet<string> = new Set(
  `
  a abierto abren abre abrir aca acabo acepta aceptan aceptas acuerdo adelante ademas adios agrega agregar agregame agregale
  agregas agregue agregues agregalo agregala ahi ahora aja al algo alguien algun alguna algunas alguno algunos ahora alla alli amable amigo amiga
  amigos amor anade anadir anademe anota anotar anotame antes antojo antoja antojado antojada aparte apenas apunta apuntame aqui arma arrepiento asi atencion
  atienden aun aunque ayer ayuda ayudar ayudame ayudas ayudarme bacano bacana bajo bano banos barato barata baratos baratas baja bastante
  bien bienvenido bobo boba bonito bonita borra borrar borralo borrala borrame bruto bruta buen buena buenas bueno buenos
  busca buscar busco cada calle caliente cambia cambiar cambialo cambiala cambiame cambie cancela cancelar cancelalo cancele cantidad cara caro caros
  caras carrera carrito carta casa casi categoria celular cerca cerrado cerrar cierra cierran cierto cinco claro
  clase cliente cobra cobran cobras comer comida como completo completa compra comprar con confirma confirmar confirmo
  conmigo consejo consulta consultar contacto contiene contienen cosa cosas creo cual cuales cualquier cualquiera cuando cuanta cuantas
  cuanto cuantos cuenta cuentan cuenteme cuentame cuesta cuestan da dale dame damela damelo dan danos dar das de decir deja dejar dejalo dejame dejala del deme demas
  demasiado denme dentro deseo desea deseas desde despues detalle dia dias dice dices dicen digame dime dinero direccion disculpa disculpe disponible
  disponibles doble domicilio domicilios domingo don donde dos duda e efectivo el ella ellas ellos embarazada empezar en
  encanta encargar encargo encima enserio entonces entrega entregan entre envia enviame envian enviar envio eran eres es esa esas
  escoger ese eso esos esperar espera espere esta estaba estabas estado estamos estan estar estas este esto estos estoy etc excelente existe
  explica explicame extra extras facebook falta familia faltan favor feliz festivo festivos fin fue fuera gas genial gente gracias gramos gran grande
  grandes gratis grosero gusta gustaria gustan gusto ha haber habla hablar habra hace hacen hacer hacia haga hagale hagamos hago hambre
  han hasta hay haya he hecho hermano hijo hijos hola hora horario horarios horas hoy humano idea igual importa incluye incluyen
  indicame informacion ingrediente ingredientes instagram invita ir jueves junto juntos jugada la largo las le lejos les linda lista listo listos llamar llamas llamo llama llega
  llegan lleva llevan llevar llevarme llevo llevas lo local los luego lugar lunes manana mandame manda mandar mande maneja manejan manejas
  mano mal mala malo mamado maneras mandamelo maps martes mas me media mediana mediano medio medios mejor mejores mencionaste menos menu mes mesa mesas mesero mi miercoles mia mio
  mil mira mire mismo misma momento monda mucha muchas mucho muchos muestra muestrame muestreme muy nada nadie necesito ni ningun ninguna ninguno no noche
  nombre nos nosotros novia novio nuestro nuestra numero nunca o ocho ojala once opcion opciones orden ordenar ordeno otra otras otro otros oye oiga oigan
  padre pagar pago pagos paila papi par para parce parcero parece pareja parqueadero parquear parte pasa paso pedido pedidos pedir pedi pide pense pensaba pequena pequeno pequenos
  pequenas peor perdon perdona perfecto pero persona personas pesos pido piden podria podrian podrias poco poca pocos pone ponen poner ponga pongame pongan
  ponle pongale ponme ponmela ponmelo por porcion porfa porque pregunta preguntar preparan preparar primera primero primo prefiero principal probar problema
  producto productos promocion promociones propina provoca prueba puede pueden puedes puedo pues puesto punto que queda quedan quedo quedaria queja quejas quien
  quienes quiere quieren quieres quiero quisiera quisieramos queremos quita quitar quitale quitalo quitala quitame quite quitele rapido realmente recomendacion
  recomendaciones recomendar recomienda recomiendan recomiendas recomiendame redes regala regalame regalas regaleme regalan regalo repite repiteme
  reserva reservar reservas restaurante retira retirar revisa rica ricas rico ricos robot sabado sabe saber sabes sabor sabores saca sacar sacame sale salen saludos se
  sea sede segunda segundo seguro seis semana senor senora senorita ser seria sera servicio servicios si siempre siete siguiente sin sino sirve sirven sitio
  so sobre sol sola solo solamente somos son sos soy su subtotal suma super sus suyo tal tambien tampoco tan tanto tantos tarde tardes tarda tardan
  tarjeta te telefono tendra tendran tendras tengo tenga tenemos tener tenes tercera tercero ti tiempo tienda tiene tienen tienes tipo toda
  todas todavia todo todos tomar tomo total trae traen traeme traer traigame traiga traigan transferencia tras trato tres trabajan tu tus tuyo ubicacion ubicado ubicados ultima ultimo un
  una unas unico uno unos urgente usa usan usted ustedes va vacio vale valen valor vamos van varias varios vas vecino veinte venden vende vendes venir veo
  ver verdad vez viene vienen viernes vivo volver vuelve whatsapp y ya yo zona
  maluco chevere chimba gonorrea hijueputa hpta hp malparido marica mierda puta puto estupido estupida idiota imbecil pendejo pendeja
  nequi daviplata bizum datafono tarjetas credito debito wifi musica clima futbol partido presidente chiste cuento poema codigo
  vegetariano vegetariana vegetarianos vegano vegana veganos alergia alergico alergica celiaco gluten lactosa diabetico picante pica
  mosca listos contigo buenisimo ajam jaja jeje aja uy ay ah eh oh ey hey epa quiubo quihubo kiubo entendido
  ojo avion carro perrada burrada tontería bobada basura asco fila turno adulto nino ninos nina ninas bebe mama papi abuela
  sabroso sabrosa delicioso deliciosa suave ligero liviano liviana llenador llenadora fuerte compartir picar calor
  termino clima sean seran fuera fueran queria queriamos quise quiso decia alcanza alcanzan alcance pesos sirvo plato platos porciones
  conviene rinde llena llenan ocupo regalen traen traes llegar pasar estar volver comprar dejar sumar restar igualmente verdad posible
  encuentro encuentra consigo vendame digo corrijo rectifico momentico segundito ratico minutico minutos minuto demora demoran demoro
  apurado apurada hambriento sediento antojos ganas cumpleanos evento fiesta grupo oficina trabajo colegio amigas companeros jefa
  prometo juro sabia conoce conocen conozco opinas opinan piensas crees creen acordaste acuerdas olvido olvide equivoque equivocado error
  confundi confundido entendi entiendo entiendes comprendo aclaro aclarame anterior pasado primera tamano tamanos sencillamente obvio
  tengas tengan pueda puedas puedan sepa sepas seas sirva sirvan traigas lleve lleven venda vengan venga guste gusten cueste cuesten
  valga valgan recomiende recomienden digas hagas prepares preparen provoque antoje quieran quiera gustaria gustaba
  cuarto entero entera nombre vivo apellido barrio apartamento apto torre conjunto
  era eras fui iba voy vaya vamonos aya esque osea sea ojala siquiera aparece dado dada dados puesta puestos pidio pedimos trajeron
  mandaron llego llegaron tocan toca tocaba falto sobra sobran olvidaron incluido incluida adentro afuera igualito igualita tipico tipica
  beber comer tomar pedir poner hacer traer dejar quedar
  mujer esposo esposa marido suegra suegro hermana prima tia tio abuelo mama pelao pelaos pelada pelado peladito cuate socio socia peques
  erda compa compadre comadre colega colegas llave nena nene acompana acompanan
  ois oiste vos poneme ponele haceme decime mirave tenes queres traeme vendeme anota dale venga
  pongo agrego echo pedazo tajada desayunar almorzar cenar
  mentira mentiras nombe nojoda eche ome hombe sumerce pilas listico ahoritica tantico poquito poquita nadita todito enseguida
  antojadita antojadito provocado provoco gustado gustaron encantan recoger recojo pasamos manden mandan mandas mandenme enviame enviame
  kilometro direcciones cafeteria discoteca plata billete vuelto cambio factura recibo iva impuesto descuento promo cupon bono
  `
    .trim()
    .split(/\s+/),
);
