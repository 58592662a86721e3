import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import type { Agendamento } from '../api/linhas.ts';
import type { Coluna, Posto } from '../calendario/colunas.ts';
import type { AcoesDaGrade } from './tipos.ts';
import { useTeclado } from './useTeclado.ts';

const COLUNA: Coluna = { chave: 'c', dia: '2031-03-03', recurso: { id: 'm', nome: 'Dra. Ana' } };
const HORAS = { de: 480, ate: 1080 };

function posto(id: string, de: number): Posto {
  const agendamento: Agendamento = {
    id,
    paciente_id: 'p',
    medico_id: 'm',
    tipo_id: 't',
    sala_id: null,
    inicio: '2031-03-03T10:00:00Z',
    fim: '2031-03-03T10:30:00Z',
    status: 'agendado',
    teleconsulta: false,
    encaixe: false,
    chegada_em: null,
    paciente: { nome: `Paciente ${id}`, nome_social: null },
  };
  return { agendamento, de, ate: de + 30, faixa: 0, faixas: 1 };
}

const POSTOS = [posto('ana', 480), posto('bia', 600)];
const aoMover = vi.fn<AcoesDaGrade['aoMover']>();

function Grade() {
  const rolagem = useRef<HTMLDivElement>(null);
  const { cursor, mudanca, aoTeclar } = useTeclado({
    colunas: [COLUNA],
    divisao: 'medico',
    postos: new Map([['c', POSTOS]]),
    atendimento: new Map(),
    bloqueios: new Map(),
    horas: HORAS,
    tipos: new Map(),
    // The cursor begins at the appointment of now: Ana's.
    agora: { dia: COLUNA.dia, minuto: 480 },
    aoMover,
    podeMover: () => true,
    rolagem,
    largura: 148,
  });
  return (
    <div ref={rolagem} role="toolbar" onKeyDown={aoTeclar}>
      {POSTOS.map(({ agendamento: { id } }) => (
        <button key={id} type="button" data-evento={id} tabIndex={cursor.id === id ? 0 : -1}>
          {id}
        </button>
      ))}
      <output>{mudanca ? `${mudanca.posto.agendamento.id} ${mudanca.de}` : 'nada'}</output>
    </div>
  );
}

const cartao = (name: string) => screen.getByRole('button', { name });
const teclar = (nome: string, key: string, shiftKey = false) =>
  fireEvent.keyDown(cartao(nome), { key, shiftKey });
const levado = () => screen.getByRole('status').textContent;

it('moves the appointment that has the focus, not the one where the arrows were', () => {
  render(<Grade />);
  cartao('bia').focus();
  teclar('bia', 'ArrowDown', true);
  expect(levado()).toBe('bia 615');
  teclar('bia', 'Enter');
  expect(aoMover).toHaveBeenCalledOnce();
  expect(aoMover.mock.calls[0]?.[0].id).toBe('bia');
});

it('settles nothing of one appointment from another, and drops it', () => {
  aoMover.mockReset();
  render(<Grade />);
  teclar('ana', 'ArrowDown', true);
  expect(levado()).toBe('ana 495');
  cartao('bia').focus();
  teclar('bia', 'Enter');
  expect(aoMover).not.toHaveBeenCalled();
  expect(levado()).toBe('nada');
});

it('walks on from what has the focus, and Esc puts back what was carried', () => {
  render(<Grade />);
  cartao('bia').focus();
  teclar('bia', 'ArrowUp', true);
  expect(levado()).toBe('bia 585');
  teclar('bia', 'Escape');
  expect(levado()).toBe('nada');
  expect(cartao('bia').tabIndex).toBe(0);
});
