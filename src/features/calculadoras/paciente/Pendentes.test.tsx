import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { pendenciasDe } from '@/lib/pendencias/aba.ts';
import { idDe } from '@/lib/pendencias/pendencias.ts';
import { ID_DA_CLINICA, ID_DA_MEDICA, perfilDe } from '../../../../tests/unit/support/api.ts';
import { mostrar, SoDentro, sessaoDe } from '../../../../tests/unit/support/tela.tsx';
import type { PacienteDasFerramentas } from './DoPaciente.tsx';
import { CALCULO, enfileirar } from './fila.ts';
import { Pendentes } from './Pendentes.tsx';

const ID_DO_CALCULO = '50000000-0000-4000-8000-000000000001';
const PACIENTE = '20000000-0000-4000-8000-000000000001';

const doPaciente: PacienteDasFerramentas = {
  paciente: {
    id: PACIENTE,
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
  calculos: [],
  escreve: true,
  aberto: true,
};

/** A result that the server does not have, and what the record says of it. */
async function ditoDoPendente(): Promise<string> {
  enfileirar(ID_DA_MEDICA, {
    id: ID_DO_CALCULO,
    clinica_id: ID_DA_CLINICA,
    paciente_id: PACIENTE,
    prontuario_id: null,
    ferramenta: 'qsofa',
    versao: '1.0.0',
    entrada: {},
    unidades: {},
    proveniencia: {},
    resultado: { score: 2 },
    interpretacao: 'Risco alto.',
  });
  const { screen } = mostrar(
    <SoDentro>
      <Pendentes paciente={doPaciente} />
    </SoDentro>,
    { sessao: sessaoDe(perfilDe()) },
  );
  const titulo = await screen.findByText(/Ainda não está no prontuário/);
  return titulo.closest('[role]')?.textContent ?? document.body.textContent ?? '';
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  pendenciasDe(ID_DA_MEDICA).desistir(idDe(CALCULO, ID_DO_CALCULO));
});

it('says that a result which did not arrive is on the device', async () => {
  expect(await ditoDoPendente()).toContain('O resultado está guardado neste aparelho.');
});

it('says that it is on this page alone when the device has no room', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await ditoDoPendente();
  await waitFor(() => expect(document.body.textContent).toContain('está só nesta página'));
  expect(document.body.textContent).not.toContain('guardado neste aparelho');
});
