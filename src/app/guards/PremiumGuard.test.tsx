import type { Perfil } from '@domain/contracts/perfil.ts';
import type { Exigencia } from '@domain/planos.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ActiveClinicaProvider } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { ID_DA_CLINICA, json, perfilDe, redeFalsa } from '../../../tests/unit/support/api.ts';
import { mostrar, sessaoDe } from '../../../tests/unit/support/tela.tsx';
import { NoPlano, PremiumGuard } from './PremiumGuard.tsx';
import { RequireAuth } from './RequireAuth.tsx';

const AVISO = 'Este recurso faz parte do plano premium';
const SERENA = {
  id: ID_DA_CLINICA,
  nome: 'Serena',
  email: 's@pleno.demo',
  fuso: 'America/Sao_Paulo',
  consultorio: false,
  so_leitura: false,
};
const CONSULTORIO = { ...SERENA, id: perfilDe().id, consultorio: true };
let clinicas: unknown[] = [];

beforeEach(() => {
  clinicas = [];
  vi.stubGlobal('fetch', redeFalsa(() => json(clinicas)).fetch);
});

function abrir(perfil: Perfil, exigencia: Exigencia, alternativa?: string) {
  return mostrar(
    <RequireAuth>
      <ActiveClinicaProvider>
        <PremiumGuard {...exigencia} alternativa={alternativa}>
          <p>área premium</p>
        </PremiumGuard>
      </ActiveClinicaProvider>
    </RequireAuth>,
    { sessao: sessaoDe(perfil) },
  ).screen;
}

const SO_PREMIUM = { somentePremium: true };

it('shows a doctor on the free plan the notice of the upgrade', async () => {
  const tela = abrir(perfilDe(), SO_PREMIUM);
  expect(await tela.findByText(AVISO)).toBeTruthy();
  expect(tela.queryByText('área premium')).toBeNull();
});

it('shows the fallback instead, where there is one', async () => {
  const tela = abrir(perfilDe(), SO_PREMIUM, 'versão básica');
  expect(await tela.findByText('versão básica')).toBeTruthy();
  expect(tela.queryByText(AVISO)).toBeNull();
});

it('lets a premium doctor through', async () => {
  const tela = abrir(perfilDe({ plano_medico: 'premium' }), SO_PREMIUM);
  expect(await tela.findByText('área premium')).toBeTruthy();
});

it.each(['permiteRelatoriosAvancados', 'permite_relatorios_avancados'] as const)(
  'asks for the permission, by either of its names: %s',
  async (recurso) => {
    expect(await abrir(perfilDe(), { recurso }).findByText(AVISO)).toBeTruthy();
    const com = abrir(perfilDe({ permite_relatorios_avancados: true }), { recurso });
    expect(await com.findByText('área premium')).toBeTruthy();
  },
);

it('opens the assistant to a doctor who works in a clinic, on any plan', async () => {
  clinicas = [SERENA];
  const tela = abrir(perfilDe(), { recurso: 'permiteIa' });
  expect(await tela.findByText('área premium')).toBeTruthy();
});

it.each(['clinica', 'hospital', 'staff', 'plantonista', 'paciente'] as const)(
  'never gates %s',
  async (tipo) => {
    const tela = abrir(perfilDe({ tipo }), SO_PREMIUM);
    expect(await tela.findByText('área premium')).toBeTruthy();
  },
);

describe('a screen that asks for individual attendance', () => {
  function abrirTela(perfil: Perfil) {
    return mostrar(
      <RequireAuth>
        <ActiveClinicaProvider>
          <NoPlano recurso="permiteAtendimentoIndividual">
            <p>área premium</p>
          </NoPlano>
        </ActiveClinicaProvider>
      </RequireAuth>,
      { sessao: sessaoDe(perfil) },
    ).screen;
  }

  it('is closed in the own practice once the plan has ended', async () => {
    clinicas = [{ ...CONSULTORIO, so_leitura: true }];
    const tela = abrirTela(perfilDe());
    expect(await tela.findByText(AVISO)).toBeTruthy();
  });

  it('is open there on premium', async () => {
    clinicas = [CONSULTORIO];
    const tela = abrirTela(perfilDe({ permite_atendimento_individual: true }));
    expect(await tela.findByText('área premium')).toBeTruthy();
  });

  it('is open in a clinic on any plan', async () => {
    clinicas = [SERENA];
    const tela = abrirTela(perfilDe());
    expect(await tela.findByText('área premium')).toBeTruthy();
  });
});
