import type { Perfil } from '@domain/contracts/perfil.ts';
import type { Hono } from 'hono';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/**
 * Where the figures end that name no period: today, by the clock of the clinic. The instant is chosen,
 * because clocks of Brazil say different days for a few hours of each day only.
 */

const ACRE = 'c0000000-0000-4000-8000-000000000001';
const BRASILIA = 'c0000000-0000-4000-8000-000000000002';
const NORONHA = 'c0000000-0000-4000-8000-000000000003';
const MEDICO = 'd0000000-0000-4000-8000-000000000001';

const FUSOS: Readonly<Record<string, string>> = {
  [ACRE]: 'America/Rio_Branco',
  [NORONHA]: 'America/Noronha',
};
const AMBIENTE: Readonly<Record<string, string>> = {
  SUPABASE_URL: 'http://127.0.0.1:9',
  SUPABASE_ANON_KEY: 'chave-publica',
  SUPABASE_SERVICE_ROLE_KEY: 'chave-de-servico',
};

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.stubGlobal('Deno', { env: { get: (variavel: string) => AMBIENTE[variavel] } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function perfilDe(tipo: Perfil['tipo'], id: string, extra: Partial<Perfil> = {}): Perfil {
  return {
    id,
    user_id: id,
    nome: 'Lia Torres',
    email: 'lia@teste.demo',
    tipo,
    especialidade: null,
    crm: null,
    crm_uf: null,
    clinica_id: null,
    ativo: true,
    plano_medico: 'free',
    permite_atendimento_individual: false,
    permite_ia: false,
    permite_relatorios_avancados: false,
    ...extra,
  };
}

/** The route alone: what else its function imports is resolved by Deno. */
async function figuras(): Promise<Hono> {
  const rota = 'estatisticas';
  const { estatisticas } = await import(`../../../supabase/functions/medical/routes/${rota}.ts`);
  return estatisticas;
}

/** The database of a person with these links: what the call asks of it, and nothing else. */
function banco(perfil: Perfil, vinculos: readonly string[]) {
  return async (pedido: string | URL) => {
    const { pathname, searchParams } = new URL(pedido);
    switch (pathname.replace('/rest/v1/', '')) {
      case 'rpc/usuario_atual':
        return Response.json({ id: perfil.id, email: perfil.email, profile: perfil });
      case 'clinica_medicos':
        return Response.json(vinculos.map((clinica_id) => ({ clinica_id })));
      case 'agenda_regras': {
        const fuso = FUSOS[searchParams.get('clinica_id')?.replace('eq.', '') ?? ''];
        return Response.json(fuso ? [{ fuso }] : []);
      }
      case 'rpc/estatisticas_da_agenda':
        return Response.json([]);
      default:
        throw new Error(`unexpected call: ${pathname}`);
    }
  };
}

/** Until which day the figures go that somebody asks for at an instant. */
async function ateQuando(agora: string, perfil: Perfil, vinculos: readonly string[] = []) {
  vi.useFakeTimers({ now: new Date(agora), toFake: ['Date'] });
  vi.stubGlobal('fetch', banco(perfil, vinculos));
  const resposta = await (await figuras()).request('/stats', {
    headers: { authorization: 'Bearer aaaa.bbbb.cccc' },
  });
  const corpo: unknown = await resposta.json();
  expect(corpo).toMatchObject({ periodo: { ate: expect.any(String) } });
  return (corpo as { periodo: { ate: string } }).periodo.ate;
}

const clinica = perfilDe('clinica', ACRE);
const equipe = perfilDe('staff', MEDICO, { clinica_id: ACRE });
const medico = perfilDe('medico', MEDICO);

/** Past midnight in Brasília, still the evening before in Rio Branco. */
const MADRUGADA = '2027-03-02T03:30:00Z';
/** Past midnight in Fernando de Noronha, still the evening before in Brasília. */
const NOITE = '2027-03-02T02:30:00Z';

it.each([
  ['an institution', clinica, []],
  ['its desk', equipe, []],
  ['a doctor who works there alone', medico, [ACRE]],
] as const)('is today as the only clinic of %s has it', async (_, perfil, vinculos) => {
  expect(await ateQuando(MADRUGADA, perfil, vinculos)).toBe('2027-03-01');
});

it('is today as Brasília has it for who works in two clinics', async () => {
  expect(await ateQuando(MADRUGADA, medico, [ACRE, BRASILIA])).toBe('2027-03-02');
  expect(await ateQuando(NOITE, medico, [NORONHA, BRASILIA])).toBe('2027-03-01');
});

it('is already tomorrow where clocks are ahead of Brasília', async () => {
  expect(await ateQuando(NOITE, medico, [NORONHA])).toBe('2027-03-02');
});

it('counts the own practice among the clinics while the doctor attends in it', async () => {
  const comConsultorio = { ...medico, permite_atendimento_individual: true };
  expect(await ateQuando(MADRUGADA, comConsultorio, [ACRE])).toBe('2027-03-02');
});
