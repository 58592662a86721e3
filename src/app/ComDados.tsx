import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { criarQueryClient } from '@/lib/query/client.ts';
import { sessao } from './servicos.ts';

const queryClient = criarQueryClient();
let quem = sessao.ler().usuario?.id;

sessao.assinar(() => {
  const agora = sessao.ler().usuario?.id;
  // What one person read must not be in memory when the next one signs in.
  if (quem !== agora) queryClient.clear();
  quem = agora;
});

/** The data cache, for the screens that read data: the sign-in screen does without its weight. */
export function ComDados() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
