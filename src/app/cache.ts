import { criarQueryClient } from '@/lib/query/client.ts';
import { sessao } from './servicos.ts';

/** The data cache of this tab. */
export const cache = criarQueryClient();

let quem = sessao.ler().usuario?.id;

sessao.assinar(() => {
  const agora = sessao.ler().usuario?.id;
  // What one person read must not be in memory when the next one signs in.
  if (quem !== agora) cache.clear();
  quem = agora;
});
