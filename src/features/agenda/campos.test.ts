import { expect, it } from 'vitest';
import { hora, horaFinal, inteiro } from './campos.ts';

const recusa = (lido: { error?: { issues: { message: string }[] } }) =>
  lido.error?.issues[0]?.message;

it.each(['00:00', '09:05', '23:59'])('%s é uma hora', (texto) => {
  expect(hora('Hora').safeParse(texto).success).toBe(true);
  expect(horaFinal('Fim').safeParse(texto).success).toBe(true);
});

it.each(['24:00', '99:99', '12:60', '9:00', ''])('%s não é uma hora', (texto) => {
  expect(recusa(hora('Hora').safeParse(texto))).toBe('Hora: informe, por exemplo, 14:30.');
});

it('o fim do dia é 24:00, e nada depois', () => {
  expect(horaFinal('Fim').safeParse('24:00').success).toBe(true);
  expect(recusa(horaFinal('Fim').safeParse('24:01'))).toMatch(/^Fim: /);
});

it('um número inteiro, com os dois extremos', () => {
  const duracao = inteiro('Duração', 5, 720, 'minutos');
  expect([4, 5, 720, 721, 5.5, null].map((valor) => duracao.safeParse(valor).success)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(recusa(duracao.safeParse(4))).toBe('Duração: de 5 a 720 minutos.');
});
