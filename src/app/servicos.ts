import { api } from '@/lib/api/api.ts';
import { sessaoDoBanco } from '@/lib/session/banco.ts';
import { criarSessao } from '@/lib/session/sessao.ts';
import { definirIdentidade } from '@/lib/supabase/identidade.ts';

/** The session of this tab. */
export const sessao = criarSessao({
  api,
  banco: sessaoDoBanco,
  agora: Date.now,
  // Loaded once somebody is in: the sign-in screen does without. Where nothing is kept, nothing opens.
  aoEntrar: (usuarioId, senha) =>
    void import('@/lib/sigilo/entrada.ts')
      .then(({ abrirComQuemEntrou }) => abrirComQuemEntrou(usuarioId, senha))
      .catch(() => undefined),
});

sessao.assinar(() => {
  const { usuario, perfil } = sessao.ler();
  definirIdentidade(usuario && { ...usuario, tipo: perfil.tipo });
});
