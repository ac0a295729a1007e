import type { Employee, EmployeeInput, Role } from '@comanda/contract/staff/staff';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api-client.ts';

const employeesKey = (dbName: string) => ['employees', dbName];
const rolesKey = (dbName: string) => ['roles', dbName];

export function useEmployees(dbName: string) {
  return useQuery({
    queryKey: employeesKey(dbName),
    queryFn: async ({ signal }) => {
      const query = { dbName };
      const { data } = await api('GET /api/employees', { query, signal });
      return data.sort(byName);
    },
    enabled: dbName !== '',
  });
}

export function useRoles(dbName: string) {
  return useQuery({
    queryKey: rolesKey(dbName),
    queryFn: async ({ signal }) => {
      const query = { dbName };
      const { data } = await api('GET /api/roles', { query, signal });
      return data.sort(byName);
    },
    enabled: dbName !== '',
  });
}

/** The server saves all of them or none. */
export function useCreateEmployees(dbName: string) {
  const put = usePutEmployees(dbName);
  return useMutation({
    mutationFn: async (employees: readonly EmployeeInput[]) => {
      const body = { dbName, employees: [...employees] };
      return (await api('POST /api/employees/createEmployees', { body })).data;
    },
    onSuccess: put,
  });
}

export function useUpdateEmployee(dbName: string) {
  const put = usePutEmployees(dbName);
  return useMutation({
    mutationFn: async (employee: EmployeeInput) => {
      const body = { dbName, employees: [employee] };
      return (await api('PUT /api/employees/update', { body })).data;
    },
    onSuccess: put,
  });
}

export function useInviteAgain(dbName: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api('POST /api/employees/inviteAgain', { body: { dbName, id } }),
    // The person may have accepted it meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: employeesKey(dbName) }),
  });
}

export function useDeleteEmployee(dbName: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      api('DELETE /api/employees/deleteEmployee', { body: { dbName, employee: id } }),
    onSuccess: (_answer, id) =>
      client.setQueryData<Employee[]>(employeesKey(dbName), (known) =>
        known?.filter((one) => one.id !== id),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: employeesKey(dbName) }),
  });
}

export function useRegisterRoles(dbName: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (roles: readonly { nombre: string; descripcion: string }[]) => {
      const body = { dbName, roles: roles.map((role) => ({ ...role, disponible: true })) };
      return (await api('POST /api/roles/registerRoles', { body })).data;
    },
    onSuccess: (roles) => client.setQueryData<Role[]>(rolesKey(dbName), roles.sort(byName)),
  });
}

interface RoleText {
  nombre: string;
  descripcion: string;
}

export function useUpdateRole(dbName: string) {
  const put = usePutRoles(dbName);
  return useMutation({
    mutationFn: async ({ id, ...role }: RoleText & { id: string; antes: RoleText }) => {
      const options = { params: { id }, body: { dbName, role } };
      return (await api('PATCH /api/roles/update/:id', options)).data;
    },
    onSuccess: put,
  });
}

export function useDeleteRole(dbName: string) {
  const put = usePutRoles(dbName);
  return useMutation({
    mutationFn: async (id: string) => {
      const options = { params: { id }, query: { dbName } };
      return (await api('DELETE /api/roles/delete/:id', options)).data;
    },
    onSuccess: put,
  });
}

/** The people with a renamed cargo show its new name too. */
function usePutRoles(dbName: string) {
  const client = useQueryClient();
  return (roles: Role[]) => {
    client.setQueryData<Role[]>(rolesKey(dbName), roles.sort(byName));
    void client.invalidateQueries({ queryKey: employeesKey(dbName) });
  };
}

/** Adds the saved employees to the list at once, before the list is fetched again. */
function usePutEmployees(dbName: string) {
  const client = useQueryClient();
  return (saved: readonly Employee[]) => {
    client.setQueryData<Employee[]>(employeesKey(dbName), (known) =>
      known
        ?.filter(({ id }) => !saved.some((one) => one.id === id))
        .concat(saved)
        .sort(byName),
    );
    void client.invalidateQueries({ queryKey: employeesKey(dbName) });
  };
}

/** By the Spanish alphabet: Óscar comes before Patricia. */
function byName(one: { nombre: string }, other: { nombre: string }): number {
  return one.nombre.localeCompare(other.nombre, 'es');
}
