import type { ConteudoDoAtendimento } from '@domain/contracts/atendimento.ts';
import { conteudoDoAtendimentoSchema } from '@domain/contracts/atendimento.ts';
import { expect, it } from 'vitest';
import { atendimentoEmPalavras, desiguais, reavaliacaoEmPalavras } from './comparar.ts';
import { trazidaPara } from './trazida.ts';

const hora = (instante: string) => instante.slice(11, 16);
const ID = '00000000-0000-4000-8000-000000000001';
const OUTRO = '00000000-0000-4000-8000-000000000002';
const CONTEUDO: ConteudoDoAtendimento = {
  paciente_id: null,
  descricao: 'Homem, cerca de 40',
  sexo: null,
  idade_anos: 40,
  cor: 'laranja',
  classificado_em: '2026-11-20T20:01:00Z',
  chegada_em: '2026-11-20T20:00:00Z',
  estado: 'em_atendimento',
  sinais: { saturacao: 94, oxigenio: false },
  clinico: {
    queixa: 'Dor torácica',
    medicamentos: [{ nome: 'AAS', dose: '200 mg', via: 'VO', dado_em: '2026-11-20T20:05:00Z' }],
  },
  desfecho: null,
  desfecho_dados: null,
};
const REAVALIACAO = {
  prevista_em: '2026-11-20T21:00:00Z',
  feita_em: '2026-11-20T21:02:00Z',
  resposta: 'Melhorou da dor',
  sinais: { saturacao: 97 },
  conduta: 'Manter',
  proxima_em: null,
};
const sessao = {
  id: ID,
  local_id: null,
  local_nome: null,
  inicio: '2026-11-21T07:00:00Z',
  data_fim: null,
  status: 'ativa',
  motivo: null,
} as const;

it('shows side by side only what is not alike, lists of medicines, exams and procedures too', () => {
  const { clinico } = CONTEUDO;
  const salvo = {
    ...CONTEUDO,
    clinico: {
      ...clinico,
      medicamentos: [],
      exames: [{ nome: 'Troponina', pedido_em: '2026-11-20T20:06:00Z', chegou_em: null }],
      procedimentos: [{ nome: 'Acesso venoso', feito_em: '2026-11-20T20:04:00Z' }],
    },
  };
  const partes = desiguais(
    atendimentoEmPalavras(CONTEUDO, hora),
    atendimentoEmPalavras(salvo, hora),
  );
  expect(partes).toEqual([
    { nome: 'medicamentos', aqui: 'AAS, 200 mg, VO, às 20:05', salvo: '' },
    { nome: 'exames', aqui: '', salvo: 'Troponina, pedido às 20:06' },
    { nome: 'procedimentos', aqui: '', salvo: 'Acesso venoso, às 20:04' },
  ]);
  const outra = { ...REAVALIACAO, sinais: { saturacao: 91, oxigenio: true } };
  const deCada = [REAVALIACAO, outra].map((uma) => reavaliacaoEmPalavras(uma, hora));
  expect(desiguais(deCada[0] ?? {}, deCada[1] ?? {})).toEqual([
    {
      nome: 'sinais',
      aqui: 'Saturação de O₂ 97 %',
      salvo: 'Saturação de O₂ 91 %, Com oxigênio',
    },
  ]);
});

it('brings what was written into a shift that ended elsewhere to the one under way, whole', () => {
  const atendimento = { tipo: 'atendimento', id: OUTRO, revisao: 3, conteudo: CONTEUDO } as const;
  const trazida = trazidaPara(sessao, { ...atendimento, sessao_id: OUTRO }, hora);
  expect(trazida).toMatchObject({ sessao_id: ID, revisao: 0, conteudo: CONTEUDO });
  expect(trazida?.id).not.toBe(OUTRO);
  expect(trazidaPara(sessao, { ...atendimento, sessao_id: ID }, hora)).toBeUndefined();

  // Tied to somebody whom that hospital has registered: here they are nobody's.
  const clinico = {
    ...CONTEUDO.clinico,
    cadastro: { nome: 'Ana', em: '2026-11-20T21:00:00Z' },
  };
  const ligado = { ...atendimento, conteudo: { ...CONTEUDO, paciente_id: OUTRO, clinico } };
  const solta = trazidaPara(sessao, { ...ligado, sessao_id: OUTRO }, hora);
  expect(solta).toMatchObject({ conteudo: CONTEUDO });
  expect(solta).not.toHaveProperty('conteudo.clinico.cadastro');

  const reavaliacao = {
    tipo: 'reavaliacao',
    id: OUTRO,
    atendimento_id: OUTRO,
    revisao: 1,
    conteudo: REAVALIACAO,
  } as const;
  const dela = trazidaPara(sessao, { ...reavaliacao, sessao_id: OUTRO }, hora);
  if (dela?.tipo !== 'atendimento') throw new Error('nothing was brought');
  expect(conteudoDoAtendimentoSchema.safeParse(dela.conteudo).success).toBe(true);
  expect(dela.conteudo).toMatchObject({
    descricao: 'Reavaliação das 21:02 de outro plantão',
    sinais: { saturacao: 97 },
    clinico: { historia: 'Melhorou da dor', conduta: 'Manter' },
  });
});
