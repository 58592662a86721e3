import { expect, it, vi } from 'vitest';
import { json, perfilDe, redeFalsa } from '../../../../tests/unit/support/api.ts';
import { mostrar, SoDentro, sessaoDe } from '../../../../tests/unit/support/tela.tsx';
import { PlantoesDoPaciente } from './PlantoesDoPaciente.tsx';

const { tela } = vi.hoisted(() => ({
  tela: {
    paciente: { id: '20000000-0000-4000-8000-000000000001' },
    clinicaId: '10000000-0000-4000-8000-000000000001',
  },
}));
vi.mock('@/shared/paciente/components/PacienteDaTela.tsx', () => ({
  usePacienteDaTela: () => tela,
}));

it('tells of each shift when, where, by whom, and how the patient left', async () => {
  const um = {
    id: '70000000-0000-4000-8000-000000000001',
    chegada_em: '2026-11-20T22:00:00Z',
    local_nome: 'PS do hospital',
    medico_nome: 'Dr. Plínio Pontes',
    medico_crm: '700006/SP',
    desfecho: 'alta',
    saida_em: '2026-11-20T23:30:00Z',
  };
  const outro = { ...um, id: `${um.id.slice(0, -1)}2`, desfecho: null, saida_em: null };
  vi.stubGlobal('fetch', redeFalsa(() => json([um, outro])).fetch);
  const { screen } = mostrar(
    <SoDentro>
      <PlantoesDoPaciente />
    </SoDentro>,
    { sessao: sessaoDe(perfilDe()) },
  );
  await screen.findByRole('heading', { name: 'Atendimentos em plantões' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '20/11/2026 19:00, PS do hospitalDr. Plínio Pontes, CRM 700006/SP. Alta em 20/11/2026 20:30.',
    '20/11/2026 19:00, PS do hospitalDr. Plínio Pontes, CRM 700006/SP. Sem desfecho registrado.',
  ]);
});
