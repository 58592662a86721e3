import {
  type AchadoGuardado,
  type Composicao,
  type ItemDePrescricao,
  JUSTIFICATIVA,
} from '@domain/contracts/prescricao.ts';
import type { TipoDeDocumentoEmitido } from '@domain/documentos/tipos.ts';
import { nomesDosItens } from '@domain/prescricao/achados.ts';
import type { ReceitaDividida } from '@domain/prescricao/conferir.ts';
import type { AchadoDeSeguranca } from '@domain/seguranca/tipos.ts';

/** A document as `preparar_documentos` takes it. */
export interface DocumentoAPreparar {
  tipo: TipoDeDocumentoEmitido;
  especie: string | null;
  conteudo: Readonly<Record<string, unknown>>;
  achados: readonly AchadoGuardado[];
  vias: number;
  validade_dias: number | null;
}

/** Names a finding from one check to the next: the rule, and the drugs that it is about. */
export function nomeDoAchado({ regra, farmacos }: AchadoDeSeguranca): string {
  return [regra, ...farmacos].join('|');
}

/** What stops and has no written reason yet. */
export function semJustificativa(
  achados: readonly AchadoDeSeguranca[],
  justificativas: Composicao['justificativas'],
): AchadoDeSeguranca[] {
  return achados.filter(
    (achado) =>
      achado.grau === 'impede' &&
      (justificativas[nomeDoAchado(achado)] ?? '').trim().length < JUSTIFICATIVA.minimo,
  );
}

/** Divides what was composed into documents: each receituário, and each other kind that was written. */
export function documentosDe(
  composicao: Composicao,
  receitas: readonly ReceitaDividida[],
  achados: readonly AchadoDeSeguranca[],
): DocumentoAPreparar[] {
  return [
    ...receitas.map(({ especie, itens, vias, validade_dias }) => ({
      ...COMUM,
      tipo: 'prescricao' as const,
      especie,
      conteudo: { itens },
      achados: achadosDe(composicao, itens, achados),
      vias,
      validade_dias,
    })),
    ...outros(composicao),
  ];
}

const COMUM = { especie: null, achados: [], vias: 1, validade_dias: null };

function outros(composicao: Composicao): DocumentoAPreparar[] {
  const { exames, atestado, declaracao, encaminhamento, relatorio } = composicao;
  const escritos: [TipoDeDocumentoEmitido, boolean, Readonly<Record<string, unknown>>][] = [
    ['pedido_exames', exames.exames.length > 0, exames],
    ['atestado', atestado.dias !== null, atestado],
    ['declaracao', declaracao.para.trim() !== '', declaracao],
    ['encaminhamento', encaminhamento.especialidade.trim() !== '', encaminhamento],
    ['relatorio', relatorio.texto.trim() !== '', relatorio],
  ];
  return escritos
    .filter(([, escrito]) => escrito)
    .map(([tipo, , conteudo]) => ({ ...COMUM, tipo, conteudo }));
}

/** The findings about these items, with the reasons written and the items by their names. */
function achadosDe(
  { itens: todos, justificativas }: Composicao,
  itens: readonly ItemDePrescricao[],
  achados: readonly AchadoDeSeguranca[],
): AchadoGuardado[] {
  const daqui = new Set(itens.map((item) => `medications.${todos.indexOf(item)}`));
  return achados
    .filter((achado) => achado.itens.some((campo) => daqui.has(campo)))
    .map((achado) => {
      const justificativa = justificativas[nomeDoAchado(achado)]?.trim();
      const { regra, codigo, grau, frase, conduta, fonte, verificacao } = achado;
      return {
        regra,
        codigo,
        grau,
        frase,
        ...(conduta !== undefined && { conduta }),
        itens: nomesDosItens(achado, todos),
        fonte,
        verificacao: { ...verificacao },
        ...(grau === 'impede' && justificativa && { justificativa }),
      };
    });
}
