import type { Usuario } from '@domain/contracts/auth.ts';
import type { Perfil } from '@domain/contracts/perfil.ts';

/** A call as the fake network received it. */
export interface Recebida {
  metodo: string;
  caminho: string;
  cabecalhos: Headers;
  corpo: unknown;
}

type Responder = (recebida: Recebida) => Response | Promise<Response>;

/** A network in memory: answers each call with `responder` and keeps what it received. */
export function redeFalsa(responder: Responder) {
  const recebidas: Recebida[] = [];
  const fetch: typeof globalThis.fetch = async (entrada, opcoes = {}) => {
    const { pathname, search } = new URL(String(entrada));
    const recebida = {
      metodo: opcoes.method ?? 'GET',
      caminho: pathname + search,
      cabecalhos: new Headers(opcoes.headers),
      corpo: typeof opcoes.body === 'string' ? JSON.parse(opcoes.body) : undefined,
    };
    recebidas.push(recebida);
    return responder(recebida);
  };
  return { fetch, recebidas };
}

export const json = (corpo: unknown, status = 200) => Response.json(corpo, { status });

export const ID_DA_MEDICA = '10000000-0000-4000-8000-000000000011';
export const ID_DA_CLINICA = '10000000-0000-4000-8000-000000000001';

/** A doctor on the free plan, with what the test changes. */
export function perfilDe(mudancas: Partial<Perfil> = {}): Perfil {
  return {
    id: ID_DA_MEDICA,
    user_id: ID_DA_MEDICA,
    nome: 'Dra. Helena Prado',
    email: 'helena@pleno.demo',
    tipo: 'medico',
    especialidade: 'Clínica Médica',
    crm: '901011',
    crm_uf: 'SP',
    clinica_id: null,
    ativo: true,
    plano_medico: 'free',
    permite_atendimento_individual: false,
    permite_ia: false,
    permite_relatorios_avancados: false,
    ...mudancas,
  };
}

export function usuarioDe(perfil: Perfil = perfilDe()): Usuario {
  return { id: perfil.id, email: perfil.email, profile: perfil };
}

/** An unsigned token that says when it expires and whose it is. */
export function tokenDe(sub: string, exp: number): string {
  return `e30.${btoa(JSON.stringify({ sub, exp }))}.x`;
}

/** What `/auth/login` answers. */
export function entradaDe(usuario: Usuario, token: string) {
  return {
    success: true,
    user: usuario,
    token,
    supabase_session: {
      access_token: token,
      refresh_token: 'renovar',
      expires_in: 3600,
      expires_at: 2_000_000_000,
      token_type: 'bearer',
      user: { id: usuario.id, email: usuario.email },
    },
  };
}
