import { COMPOSICAO_VAZIA, type Composicao } from '@domain/contracts/prescricao.ts';
import { conferir } from '@domain/prescricao/conferir.ts';
import { describe, expect, it } from 'vitest';
import { itemLivre } from '../composicao/item.ts';
import { documentosDe, nomeDoAchado, semJustificativa } from './documentos.ts';

const HOJE = '2026-11-22';
const item = (nome: string, posologia: string) => itemLivre(nome, posologia);
const composicao = (mudancas: Partial<Composicao>): Composicao => ({
  ...COMPOSICAO_VAZIA,
  ...mudancas,
});

const ISOTRETINOINA = item('isotretinoína 20 mg', '1 cápsula ao dia por 30 dias');
const gestante = { data_nascimento: '1995-03-01', sexo: 'feminino', gestante: true };

describe('what is composed', () => {
  it('is divided by receituário, in the order written', () => {
    const itens = [
      item('losartana 50 mg', '1 comprimido ao dia uso contínuo'),
      item('amoxicilina 500 mg', '1 cápsula 8/8h por 7 dias'),
      item('clonazepam 2 mg', '1 comprimido à noite por 30 dias'),
      item('hidroclorotiazida 25 mg', '1 comprimido ao dia uso contínuo'),
    ];
    const { receitas } = conferir(itens, {}, HOJE);
    const documentos = documentosDe(composicao({ itens }), receitas, []);
    expect(
      documentos.map(({ especie, vias, validade_dias }) => [especie, vias, validade_dias]),
    ).toEqual([
      ['simples', 1, null],
      ['antimicrobiano', 2, 10],
      ['notificacao_b', 1, 30],
    ]);
    expect(documentos[0]?.conteudo).toEqual({ itens: [itens[0], itens[3]] });
  });

  it('makes a document of each other kind that was written, and of no other', () => {
    const documentos = documentosDe(
      composicao({
        atestado: { ...COMPOSICAO_VAZIA.atestado, dias: 2 },
        exames: {
          exames: [{ id: null, nome: 'Hemograma', tuss: null, preparo: null }],
          indicacao: '',
        },
      }),
      [],
      [],
    );
    expect(documentos.map(({ tipo, especie }) => [tipo, especie])).toEqual([
      ['pedido_exames', null],
      ['atestado', null],
    ]);
  });
});

describe('what stops', () => {
  it('asks for a written reason, which goes with the document that it is about', () => {
    const itens = [item('losartana 50 mg', '1 comprimido ao dia'), ISOTRETINOINA];
    const semLosartana = [ISOTRETINOINA];
    const { achados, receitas } = conferir(semLosartana, gestante, HOJE);
    const impede = achados.filter(({ grau }) => grau === 'impede');
    expect(impede.length).toBeGreaterThan(0);
    expect(semJustificativa(achados, {})).toEqual(impede);
    const curtas = Object.fromEntries(impede.map((um) => [nomeDoAchado(um), 'sim      ']));
    expect(semJustificativa(achados, curtas)).toEqual(impede);
    const justificativas = Object.fromEntries(
      impede.map((um) => [nomeDoAchado(um), 'Teste de gravidez negativo hoje.']),
    );
    expect(semJustificativa(achados, justificativas)).toEqual([]);
    const [documento] = documentosDe(
      composicao({ itens: semLosartana, justificativas }),
      receitas,
      achados,
    );
    expect(documento?.achados.filter(({ grau }) => grau === 'impede')).toEqual(
      impede.map(() =>
        expect.objectContaining({
          justificativa: 'Teste de gravidez negativo hoje.',
          itens: expect.arrayContaining([ISOTRETINOINA.nome]),
          fonte: expect.any(String),
        }),
      ),
    );
    expect(
      conferir(itens, { ...gestante, gestante: false }, HOJE).achados.some(
        ({ codigo }) => codigo === 'gestacao',
      ),
    ).toBe(false);
  });
});
