import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { EstadoDaSessao, Sessao } from '@/lib/session/sessao.ts';
import { perfilDe } from '../../../tests/unit/support/api.ts';
import { mostrar, sessaoDe, sessaoParada } from '../../../tests/unit/support/tela.tsx';
import { RequireAuth } from './RequireAuth.tsx';
import { RequirePermission } from './RequirePermission.tsx';

const CARREGANDO = { situacao: 'carregando', usuario: null, perfil: null } as const;
const ANONIMO = { situacao: 'anonimo', usuario: null, perfil: null } as const;
const tela = <p>conteúdo protegido</p>;

describe('RequireAuth', () => {
  it('shows the screen to who is signed in', async () => {
    const { screen } = mostrar(<RequireAuth>{tela}</RequireAuth>, {
      sessao: sessaoDe(perfilDe()),
    });
    expect(await screen.findByText('conteúdo protegido')).toBeTruthy();
  });

  it('waits, without showing or sending anybody away, while it is not known', async () => {
    const { screen, router } = mostrar(<RequireAuth>{tela}</RequireAuth>, {
      sessao: sessaoParada(CARREGANDO),
    });
    expect(await screen.findByText('Carregando…')).toBeTruthy();
    expect(screen.queryByText('conteúdo protegido')).toBeNull();
    expect(router.state.location.pathname).toBe('/tela');
  });

  it('sends others to sign in, remembering where they were', async () => {
    const { screen, router } = mostrar(<RequireAuth>{tela}</RequireAuth>, {
      sessao: sessaoParada(ANONIMO),
      endereco: '/prontuario?busca=ana',
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toEqual({ voltar: '/prontuario?busca=ana' });
    expect(screen.queryByText('conteúdo protegido')).toBeNull();
  });

  it('lets who just signed out leave in peace', async () => {
    const { screen, router } = mostrar(<RequireAuth>{tela}</RequireAuth>, {
      sessao: sessaoParada({ ...ANONIMO, motivo: 'saiu' }),
    });
    expect(await screen.findByText('Carregando…')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/tela');
  });
});

describe('RequirePermission', () => {
  const exigir = (permissao: 'equipe.gerir' | 'prontuario.ler' | undefined) => (
    <RequireAuth>
      <RequirePermission permissao={permissao}>{tela}</RequirePermission>
    </RequireAuth>
  );

  it.each([['prontuario.ler' as const], [undefined]])('lets a doctor through %s', async (qual) => {
    const { screen } = mostrar(exigir(qual), { sessao: sessaoDe(perfilDe()) });
    expect(await screen.findByText('conteúdo protegido')).toBeTruthy();
  });

  it('tells a doctor without the permission what to do instead', async () => {
    const { screen } = mostrar(exigir('equipe.gerir'), { sessao: sessaoDe(perfilDe()) });
    expect(await screen.findByText('Você não tem acesso a esta tela')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ir para o início' }).getAttribute('href')).toBe(
      '/dashboard',
    );
    expect(screen.queryByText('conteúdo protegido')).toBeNull();
  });

  it('says that the permissions did not come, and shows the screen once they do', async () => {
    let estado: EstadoDaSessao = {
      situacao: 'autenticado',
      usuario: { id: perfilDe().id, email: perfilDe().email },
      perfil: perfilDe(),
      permissoes: null,
    };
    let mudou: () => void = () => undefined;
    const sessao: Sessao = {
      ...sessaoParada(estado),
      ler: () => estado,
      assinar: (ouvinte) => {
        mudou = ouvinte;
        return () => undefined;
      },
      recarregar: async () => {
        estado = { ...estado, permissoes: ['prontuario.ler'] } as EstadoDaSessao;
        mudou();
      },
    };
    const { screen } = mostrar(exigir('prontuario.ler'), { sessao });
    expect(await screen.findByText('Não foi possível carregar suas permissões')).toBeTruthy();
    expect(screen.queryByText('conteúdo protegido')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('conteúdo protegido')).toBeTruthy();
  });
});
