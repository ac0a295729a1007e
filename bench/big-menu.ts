/** What the benches need of a restaurant: its owner's token, its sedes and a long menu. */

export interface OwnerCalls {
  call: <T>(path: string, init?: RequestInit) => Promise<T>;
}

export async function logInOwner(
  url: string,
  email: string,
  password: string,
): Promise<OwnerCalls> {
  const response = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`No se pudo ingresar como ${email}: ${response.status}`);
  const { token } = (await response.json()) as { token: string };
  return {
    call: async <T>(path: string, init: RequestInit = {}) => {
      const answer = await fetch(url + path, {
        ...init,
        headers: { Authorization: `Bearer ${token}` },
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as T;
    },
  };
}

/** Adds dishes until the sede has as many as wanted, in its own categories and pictures. */
export async function fillMenu({ call }: OwnerCalls, dbName: string, wanted: number) {
  const query = `dbName=${encodeURIComponent(dbName)}`;
  const [categories, products] = await Promise.all([
    call<{ _id: string }[]>(`/api/categories?${query}`),
    call<{ imagen: string; _id: string }[]>(`/api/products?${query}`),
  ]);
  for (let at = products.length; at < wanted; at += 1) {
    const form = new FormData();
    form.set('dbName', dbName);
    form.set(
      'product',
      JSON.stringify({
        categoryId: categories[at % categories.length]?._id,
        nombre: `Plato de prueba ${at}`,
        descripcion: 'Arroz, fríjoles, carne molida, chicharrón, huevo, tajadas y aguacate.',
        precio: 10_000 + at * 100,
        id_sigo: `BENCH-${at}`,
        copiaDe: products[at % products.length]?._id,
      }),
    );
    await call('/api/products/upsert', { method: 'POST', body: form });
  }
}
