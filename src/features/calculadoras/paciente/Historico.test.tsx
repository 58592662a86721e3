import { qsofa } from '@domain/clinico/ferramentas/qsofa.ts';
import { fireEvent, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Calculo } from '@/shared/calculos/api/linhas.ts';
import { ID_DA_CLINICA, ID_DA_MEDICA, perfilDe } from '../../../../tests/unit/support/api.ts';
import { mostrar, SoDentro, sessaoDe } from '../../../../tests/unit/support/tela.tsx';
import type { PacienteDasFerramentas } from './DoPaciente.tsx';
import { Historico } from './Historico.tsx';

const { anularCalculo } = vi.hoisted(() => ({
  anularCalculo: vi.fn<(id: string, motivo: string) => Promise<void>>(async () => undefined),
}));
vi.mock('@/shared/calculos/api/mutations.ts', () => ({ anularCalculo }));

const guardado = (id: string, pontos: number, outros: Partial<Calculo> = {}): Calculo => ({
  id,
  ferramenta: 'qsofa',
  versao: '1.0.0',
  entrada: {},
  unidades: {},
  proveniencia: {},
  resultado: { score: pontos },
  interpretacao: 'Risco alto.',
  autor_id: ID_DA_MEDICA,
  autor_nome: 'Dra. Helena Prado',
  criado_em: `2026-11-2${pontos}T12:00:00Z`,
  anulado_em: null,
  motivo_da_anulacao: null,
  ...outros,
});

const deOutra = { autor_id: ID_DA_CLINICA, autor_nome: 'Dr. Rui Sá' };
const anulado = {
  anulado_em: '2026-11-21T17:30:00Z',
  motivo_da_anulacao: 'Pressão do leito ao lado.',
};

async function abrir(calculos: readonly Calculo[], escreve = true) {
  const paciente: PacienteDasFerramentas = {
    paciente: {
      id: '20000000-0000-4000-8000-000000000001',
      clinica_id: ID_DA_CLINICA,
      nome: 'Joana Lima',
      nome_social: null,
      data_nascimento: null,
      sexo: 'feminino',
      cpf: null,
      cns: null,
      telefone: null,
      ativo: true,
      data_obito: null,
    },
    clinicaId: ID_DA_CLINICA,
    prontuarioId: null,
    prontuario: { nascimento: null, obito: null, sexo: 'feminino', medidas: [] },
    calculos,
    escreve,
    aberto: true,
  };
  const { screen } = mostrar(
    <SoDentro>
      <Historico ferramenta={qsofa} paciente={paciente} />
    </SoDentro>,
    { sessao: sessaoDe(perfilDe()) },
  );
  const [, ...linhas] = within(await screen.findByRole('table')).getAllByRole('row');
  return { screen, linhas };
}

it('an annulled result stays, struck through, with when, by whom and why', async () => {
  const { linhas } = await abrir([guardado('a', 2, anulado)]);
  expect(linhas).toHaveLength(1);
  const riscados = [...(linhas[0]?.querySelectorAll('s') ?? [])].map((s) => s.textContent);
  expect(riscados).toEqual(['22/11/2026 09:00', '2 pontos', 'Risco alto.']);
  expect(linhas[0]?.textContent).toContain(
    'Anulado em 21/11/2026 14:30 por Dra. Helena Prado: Pressão do leito ao lado.',
  );
});

it('only the author may annul, and once', async () => {
  const { linhas } = await abrir([
    guardado('a', 1, anulado),
    guardado('b', 2, deOutra),
    guardado('c', 3),
  ]);
  const botoes = linhas.map((linha) => within(linha).queryAllByRole('button').length);
  expect(botoes).toEqual([1, 0, 0]);
});

it('who does not write in this record any more annuls nothing there', async () => {
  const { screen } = await abrir([guardado('a', 1)], false);
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks for the reason, and sends it once it says something', async () => {
  const { screen } = await abrir([guardado('a', 1)]);
  fireEvent.click(screen.getByRole('button', { name: 'Anular o resultado 1 ponto' }));
  const dialogo = within(await screen.findByRole('dialog'));
  const motivo = dialogo.getByRole('textbox', { name: /^Motivo da anulação/ });
  const anular = dialogo.getByRole('button', { name: 'Anular' });

  fireEvent.change(motivo, { target: { value: ' ab ' } });
  fireEvent.click(anular);
  expect(await dialogo.findByText(/^Motivo: diga em poucas palavras/)).toBeDefined();
  expect(anularCalculo).not.toHaveBeenCalled();

  fireEvent.change(motivo, { target: { value: ' Paciente trocado. ' } });
  fireEvent.click(anular);
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(anularCalculo).toHaveBeenCalledExactlyOnceWith('a', 'Paciente trocado.');
});
