import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api-client.ts';

const keyOf = (email: string) => ['path', email];

/** The last part of the restaurant's public link, or null until the owner chooses one. */
export function usePath(email: string) {
  return useQuery({
    queryKey: keyOf(email),
    queryFn: async () => {
      const query = { email };
      return (await api('GET /api/admin/verifyPath', { query })).path;
    },
  });
}

interface PathEdit {
  path: string;
  /** What the form was opened with. */
  antes: { path: string | null };
}

export function useSavePath(email: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (edit: PathEdit) => api('POST /api/admin/addPath', { body: { email, ...edit } }),
    onSuccess: (_answer, { path }) => {
      client.setQueryData(keyOf(email), path);
      // The public restaurant includes the path too.
      void client.invalidateQueries({ queryKey: ['restaurant'] });
    },
  });
}
