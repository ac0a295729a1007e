import { storedText } from '../../lib/storage.ts';

/**
 * The staff's address of the sede whose shared tablet this is. It only leads people there: the cookie that lets a PIN
 * in cannot be read here.
 */
export const sharedDoor = storedText('TBLT');
