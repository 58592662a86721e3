import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Agendamento } from '../api/linhas.ts';
import { emFaixas, type Posto } from '../calendario/colunas.ts';
import { Coluna } from './Coluna.tsx';
import { alturaDe } from './geometria.ts';

function posto(id: string, de: number, ate: number, encaixe = false): Posto {
  const agendamento: Agendamento = {
    id,
    paciente_id: 'p',
    medico_id: 'm',
    tipo_id: 't',
    sala_id: null,
    inicio: '2031-03-03T10:00:00Z',
    fim: '2031-03-03T10:15:00Z',
    status: 'agendado',
    teleconsulta: false,
    encaixe,
    chegada_em: null,
    paciente: { nome: `Paciente ${id}`, nome_social: null },
  };
  return { agendamento, de, ate, faixa: 0, faixas: 1 };
}

function desenhar(postos: readonly Posto[], horas: { de: number; ate: number }) {
  const nada = vi.fn();
  render(
    <Coluna
      coluna={{ chave: 'c', dia: '2031-03-03', recurso: { id: 'm', nome: 'Dra. Ana' } }}
      esquerda={56}
      largura={148}
      horas={horas}
      postos={postos}
      atendimento={[]}
      bloqueios={[]}
      tipos={new Map()}
      agora={null}
      cursor={null}
      movendo={null}
      aoCriar={nada}
      aoAbrir={nada}
      aoPegar={nada}
      aoTeclar={nada}
      aoSair={nada}
    />,
  );
}

it('puts each card at its hour, one below the other and side by side', () => {
  const postos = [
    posto('a', 480, 495),
    posto('b', 510, 570),
    posto('c', 525, 540),
    posto('d', 555, 600),
    posto('e', 660, 690),
  ];
  emFaixas(postos);
  desenhar(postos, { de: 420, ate: 1080 });
  // Each card lies below the one before it: where it stands is the sum of those above.
  let fim = 0;
  for (const { agendamento, de, ate, faixa, faixas } of postos) {
    const cartao = screen.getByRole('button', { name: new RegExp(`Paciente ${agendamento.id}`) });
    const { style } = cartao.parentElement ?? cartao;
    const topo = fim + Number.parseFloat(style.marginTop || '0');
    fim = topo + Number.parseFloat(style.height);
    expect([topo, fim]).toEqual([alturaDe(de - 420), alturaDe(ate - 420)]);
    expect(Number.parseFloat(style.width || '100')).toBe(100 / faixas);
    expect(Number.parseFloat(style.marginInlineStart || '0')).toBe((faixa / faixas) * 100);
  }
});

it('says aloud what it shows', () => {
  desenhar([posto('a', 480, 495)], { de: 420, ate: 1080 });
  expect(screen.getByRole('list', { name: 'Dra. Ana, segunda-feira, 3 de março' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '08:00 às 08:15, Paciente a, Agendado' })).toBeTruthy();
});

it.each([
  [false, '08:00 Paciente a', 'Paciente b09:00 Agendado'],
  [true, '08:00 Paciente a · encaixe', 'Paciente b09:00 Encaixe · Agendado'],
])('shows on each card what fits whole, squeezed in: %s', (encaixe, curto, inteiro) => {
  desenhar([posto('a', 480, 495, encaixe), posto('b', 540, 570, encaixe)], { de: 420, ate: 1080 });
  const mostrado = (nome: RegExp) => screen.getByRole('button', { name: nome }).textContent;
  expect(mostrado(/Paciente a/)).toBe(curto);
  expect(mostrado(/Paciente b/)).toBe(inteiro);
});
