import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Agendamento } from '../api/linhas.ts';
import { REGRAS_PADRAO } from '../api/linhas.ts';
import { ListaDoDia } from './ListaDoDia.tsx';

const rolado: (string | null)[] = [];
const original = Element.prototype.scrollIntoView;
beforeEach(() => {
  rolado.length = 0;
  Element.prototype.scrollIntoView = function rolar(this: Element) {
    rolado.push(this.textContent);
  };
});
afterEach(() => {
  Element.prototype.scrollIntoView = original;
});

/** An appointment of half an hour, by the clock of Brasília. */
function marcado(hora: string): Agendamento {
  const inicio = new Date(`2031-03-03T${hora}:00-03:00`);
  return {
    id: hora,
    paciente_id: 'p',
    medico_id: 'm',
    tipo_id: 't',
    sala_id: null,
    inicio: inicio.toISOString(),
    fim: new Date(inicio.getTime() + 30 * 60_000).toISOString(),
    status: 'agendado',
    teleconsulta: false,
    encaixe: false,
    chegada_em: null,
    paciente: { nome: `Paciente das ${hora}`, nome_social: null },
  };
}

function abrir(dia: string, minuto: number) {
  const props = {
    vista: { dia },
    agora: { dia: '2031-03-03', minuto },
    visiveis: ['08:00', '09:00', '10:00', '11:00'].map(marcado),
    recursos: [],
    bloqueios: new Map(),
    tipos: new Map(),
    estrutura: { regras: REGRAS_PADRAO },
    mudar: vi.fn(),
  };
  render(
    <MantineProvider env="test">
      <ListaDoDia {...(props as unknown as ComponentProps<typeof ListaDoDia>)} />
    </MantineProvider>,
  );
}

it.each([
  [9 * 60 + 10, '09:00'],
  [9 * 60 + 30, '10:00'],
])('opens today at minute %i with the appointment of %s', (minuto, hora) => {
  abrir('2031-03-03', minuto);
  expect(rolado).toHaveLength(1);
  expect(rolado[0]).toContain(`Paciente das ${hora}`);
  expect(screen.getAllByRole('listitem', { current: 'time' })).toHaveLength(1);
});

it.each([
  ['2031-03-03', 7 * 60],
  ['2031-03-03', 20 * 60],
  ['2031-03-04', 9 * 60],
])('stays at the top of %s at minute %i', (dia, minuto) => {
  abrir(dia, minuto);
  expect(rolado).toEqual([]);
});
