import { expect, it } from 'vitest';
import { perfilDe } from '../../../tests/unit/support/api.ts';
import { mostrar, SoDentro, sessaoDe } from '../../../tests/unit/support/tela.tsx';
import { AjudaDeTeclas } from './AjudaDeTeclas.tsx';

const abrir = (endereco: string, tipo: 'medico' | 'paciente' = 'medico') =>
  mostrar(
    <SoDentro>
      <AjudaDeTeclas aoFechar={() => undefined} />
    </SoDentro>,
    { sessao: sessaoDe(perfilDe({ tipo })), endereco },
  ).screen;

it.each(['/agenda', '/medico/agenda', '/clinica/agenda'])(
  'lists the keys of the grid on %s, besides those of every screen',
  async (endereco) => {
    const tela = abrir(endereco);
    expect(await tela.findByText('Andar pelos horários e agendamentos do dia')).toBeTruthy();
    expect(tela.getByText('Mudar a duração do agendamento')).toBeTruthy();
    expect(tela.getByText('Abrir ou recolher o menu')).toBeTruthy();
  },
);

it.each([
  ['/prontuario', 'medico'],
  ['/agenda', 'paciente'],
] as const)('lists those of every screen alone on %s for a %s', async (endereco, tipo) => {
  const tela = abrir(endereco, tipo);
  expect(await tela.findByText('Abrir ou recolher o menu')).toBeTruthy();
  expect(tela.queryByText('Mudar a duração do agendamento')).toBeNull();
});
