/** Fewer digits would list half of the sede's customers. */
export const MIN_PHONE_DIGITS = 6;

/** Colombian numbers have ten digits; some people write the country before them. */
const COUNTRY = '57';
const WITH_COUNTRY = 12;

/** The digits by which a phone is found, however it was typed; null while there are too few. */
export function phoneKey(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  const key =
    digits.length === WITH_COUNTRY && digits.startsWith(COUNTRY)
      ? digits.slice(COUNTRY.length)
      : digits;
  return key.length >= MIN_PHONE_DIGITS ? key : null;
}

/** How the key may begin where it is stored. */
export function phonePrefixes(key: string): string[] {
  return [key, COUNTRY + key];
}
