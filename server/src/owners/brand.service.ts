import type { Brand, BrandInput } from '@comanda/contract/owners/owners';
import { brandProblems } from '@comanda/contract/owners/owners.rules';
import { cleanText } from '@comanda/contract/text';
import type { Upload } from '@comanda/contract/wire';
import { recordAudit } from '../audit/audit.service.ts';
import type { Db } from '../db/db.ts';
import { brokenRules, mergedOrRefused } from '../errors/app-error.ts';
import { type ImageStore, storeUpload } from '../images/image-store.ts';
import { type Session, tellPeopleChanged } from '../sessions/session.ts';
import { findBrand, lockBrand, setBrand } from './owners.db.ts';

export async function readBrand(db: Db, owner: Session): Promise<Brand> {
  return findBrand(db, owner.restaurantId);
}

/** The restaurant's own name, logo and tax number. What is not sent stays. */
export async function saveBrand(
  { db, images }: { db: Db; images: ImageStore },
  owner: Session,
  input: BrandInput,
  logoUpload: Upload | undefined,
): Promise<Brand> {
  const problems = brandProblems(input);
  if (problems.length > 0) throw brokenRules(problems);
  const uploaded = logoUpload && (await storeUpload(images, logoUpload));
  return db.transaction().execute(async (tx) => {
    const before = await lockBrand(tx, owner.restaurantId);
    const merged = mergedOrRefused({ sent: input, now: before, data: before });
    const after = {
      nombre: cleanText(merged.nombre ?? ''),
      logo: uploaded ?? before.logo,
      nit: merged.nit == null ? before.nit : cleanText(merged.nit),
    };
    await setBrand(tx, owner.restaurantId, after);
    // Sessions carry the name under which the owner signs.
    await tellPeopleChanged(tx, owner.restaurantId);
    const entry = { action: 'cambiado', entity: 'restaurante' } as const;
    await recordAudit(tx, owner, null, { ...entry, entityId: owner.restaurantId, before, after });
    return after;
  });
}
