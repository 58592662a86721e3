import { api } from '@/lib/api/api.ts';
import { criarQueryClient } from '@/lib/query/client.ts';
import { sessaoDoBanco } from '@/lib/session/banco.ts';
import { criarSessao } from '@/lib/session/sessao.ts';
import { definirIdentidade } from '@/lib/supabase/identidade.ts';

/** The long-lived objects of the application, one each. */
export const queryClient = criarQueryClient();
export const sessao = criarSessao({ api, banco: sessaoDoBanco, agora: Date.now });

let quem: string | undefined;

sessao.assinar(() => {
  const { usuario, perfil } = sessao.ler();
  definirIdentidade(usuario && { ...usuario, tipo: perfil.tipo });
  // What one person read must not be in memory when the next one signs in.
  if (quem !== usuario?.id) queryClient.clear();
  quem = usuario?.id;
});
