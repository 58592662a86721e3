import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { json, perfilDe, redeFalsa } from '../../../../tests/unit/support/api.ts';
import { mostrar, SoDentro, sessaoDe } from '../../../../tests/unit/support/tela.tsx';
import { NaClinica } from './NaClinica.tsx';

const LIGACAO = { conta_nome: 'Dra. Helena Prado', ligada_em: '2026-11-20T12:00:00Z' };
const HORAS = new Map([
  ['2026-11-30', [{ inicio: '2026-11-30T17:00:00Z', fim: '2026-11-30T18:30:00Z' }]],
  ['2026-12-01', [{ inicio: '2026-12-01T17:00:00Z', fim: '2026-12-01T18:30:00Z' }]],
]);

it('says why a code is refused, ties with the right one, shows hours of the month alone and ends the tie', async () => {
  const respostas: (string | null)[] = ['Este código venceu. Faça outro na conta de médico.', null];
  let ligada = false;
  const rede = redeFalsa(({ caminho }) => {
    if (caminho.includes('usar_codigo_de_agenda')) {
      const resposta = respostas.shift() ?? null;
      ligada = resposta === null;
      return json(resposta);
    }
    if (caminho.includes('desligar_agenda')) {
      ligada = false;
      return json(true);
    }
    return json(ligada ? [LIGACAO] : []);
  });
  vi.stubGlobal('fetch', rede.fetch);
  const { screen } = mostrar(
    <SoDentro>
      <NaClinica mes="2026-11" horas={HORAS} />
    </SoDentro>,
    { sessao: sessaoDe(perfilDe({ tipo: 'plantonista' })) },
  );
  const campo = await screen.findByLabelText('Mostrar também meus atendimentos de clínica');
  fireEvent.change(campo, { target: { value: 'A1B2C-3D4E5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Ligar as contas' }));
  await screen.findByText('Este código venceu. Faça outro na conta de médico.');
  fireEvent.click(screen.getByRole('button', { name: 'Ligar as contas' }));
  await screen.findByText('Ligada à conta de Dra. Helena Prado desde 20/11/2026.');
  expect(screen.getByRole('list', { name: 'Horários na clínica' }).textContent).toBe(
    'Segunda-feira, 30 de novembro14:00 a 15:30',
  );
  const usados = rede.recebidas.filter(({ caminho }) => caminho.includes('usar_codigo'));
  expect(usados.map(({ corpo }) => corpo)).toEqual([
    { p_codigo: 'A1B2C-3D4E5' },
    { p_codigo: 'A1B2C-3D4E5' },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Encerrar ligação' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Manter' }));
  expect(rede.recebidas.some(({ caminho }) => caminho.includes('desligar_agenda'))).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Encerrar ligação' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Encerrar' }));
  await screen.findByLabelText('Mostrar também meus atendimentos de clínica');
});
