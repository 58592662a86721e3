import { VIAS_LOCAIS, VIAS_SISTEMICAS } from '@domain/clinico/medicamentos/tipos.ts';
import type { ItemDePrescricao } from '@domain/contracts/prescricao.ts';
import { lerPosologia } from '@domain/posologia/ler.ts';
import { lerAtalho } from '@domain/prescricao/frase.ts';
import { type ProdutoADispensar, quantidadeADispensar } from '@domain/prescricao/quantidade.ts';
import type { Apresentacao } from '../api/queries.ts';

/** Matches where a typed line goes from what to how: `amox 500 | 1cp 8/8h 7d`. */
const COMO =
  /\s(?:\d+(?:[.,]\d+)?\s*(?:cp|cps|comp|comprimidos?|caps?|cápsulas?|capsulas?|gts|gotas?|ml|amp|ampolas?|jatos?|env|sachês?|un)\b|\d+\s*(?:\/|x\s*\/?\s*)\s*(?:\d+\s*h|dia)|(?:de\s+)?\d+\s*(?:em\s*|\/\s*)\d+\s*h).*$/i;

/** Divides a typed line into what is looked for and how it is taken, empty when it is not said. */
export function separar(linha: string): { nome: string; posologia: string } {
  const como = COMO.exec(linha)?.[0] ?? '';
  return { nome: linha.slice(0, linha.length - como.length).trim(), posologia: como.trim() };
}

/** The name of a presentation as it stands on the paper: `Amoxicilina 500 mg, cápsula`. */
export function nomeDa({ dcbs, concentracao, forma_texto, marca }: Apresentacao): string {
  const principio = comMaiuscula(dcbs.join(' + '));
  const forte = [principio, concentracao].filter(Boolean).join(' ');
  return `${forte}, ${forma_texto}${marca ? ` (${marca})` : ''}`;
}

/** An item of a presentation, taken as it was typed, else as it usually is. */
export function itemDa(apresentacao: Apresentacao, posologia = ''): ItemDePrescricao {
  const { id, dcbs, via, forma_texto, embalagens, gotas_por_ml } = apresentacao;
  const item = {
    ...EM_BRANCO,
    apresentacao: id,
    farmaco: dcbs.join(' + '),
    dcbs: [...dcbs],
    nome: nomeDa(apresentacao),
    via,
  };
  const produto = { forma: forma_texto, embalagens, gotasPorMl: gotas_por_ml ?? undefined };
  return porExtenso(comPosologia(item, posologia || (apresentacao.posologia ?? ''), produto));
}

/** An item in the doctor's own words, of no catalogue. */
export function itemLivre(nome: string, posologia = ''): ItemDePrescricao {
  return porExtenso(
    comPosologia({ ...EM_BRANCO, nome: comMaiuscula(nome.trim()), livre: true }, posologia),
  );
}

/** An item with another posology: what it lasts and how much it takes follow from it. */
export function comPosologia(
  item: ItemDePrescricao,
  posologia: string,
  produto: ProdutoADispensar = {},
): ItemDePrescricao {
  const atalho = lerAtalho(posologia, doItem(item));
  const lida = atalho?.posologia ?? lerPosologia({ texto: posologia });
  const quantidade = atalho && quantidadeADispensar(atalho.posologia, produto);
  return {
    ...item,
    posologia,
    dias: lida.usoContinuo ? null : (lida.dias ?? null),
    uso_continuo: lida.usoContinuo,
    quantidade: quantidade?.valor ?? null,
    unidade: quantidade?.unidade ?? null,
    quantidade_texto: quantidade?.texto ?? null,
  };
}

/** The item with its shorthand written out as a sentence; what is more than a shorthand stays. */
export function porExtenso(item: ItemDePrescricao): ItemDePrescricao {
  const frase = lerAtalho(item.posologia, doItem(item))?.frase;
  return frase === undefined ? item : { ...item, posologia: frase };
}

const VIAS = [...VIAS_LOCAIS, ...VIAS_SISTEMICAS];
const doItem = ({ via }: ItemDePrescricao) => ({ via: VIAS.find((uma) => uma === via) });

const EM_BRANCO: ItemDePrescricao = {
  apresentacao: null,
  farmaco: null,
  dcbs: [],
  nome: '',
  via: null,
  posologia: '',
  quantidade: null,
  unidade: null,
  quantidade_texto: null,
  dias: null,
  uso_continuo: false,
  livre: false,
};

const comMaiuscula = (texto: string) => texto.charAt(0).toLocaleUpperCase('pt-BR') + texto.slice(1);
