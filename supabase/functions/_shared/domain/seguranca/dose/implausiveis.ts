import type { AchadoDeSeguranca } from '../tipos.ts';
import { escreverTeto } from './escrever.ts';
import type { ItemDosado } from './tipos.ts';

/** More of a solid form than anybody takes at once. */
const UNIDADES_POR_TOMADA = 60;
const POR_UNIDADE: ReadonlySet<string> = new Set([
  'comprimido',
  'capsula',
  'dragea',
  'ampola',
  'adesivo',
  'supositorio',
  'ovulo',
  'sache',
]);
/** More than a prescription of a year of the drug taken most. */
const QUANTIDADE = 5000;

/** Names what cannot be meant: nothing at all, or thousands of tablets. */
export function conferirImplausiveis(itens: readonly ItemDosado[]): readonly AchadoDeSeguranca[] {
  return itens.flatMap(({ campo, dcbs, posologia }) => {
    const { tomada, contagem, quantidade } = posologia;
    const ditos: string[] = [];
    if (tomada?.valor === 0 || contagem?.valor === 0) ditos.push('A dose é zero');
    if (contagem && POR_UNIDADE.has(contagem.forma) && contagem.valor > UNIDADES_POR_TOMADA) {
      const quantos = escreverTeto({ valor: contagem.valor, unidade: 'comprimido' });
      ditos.push(`São ${quantos.replace(/ .*/, '')} unidades de uma vez`);
    }
    if (quantidade && (quantidade.valor === 0 || quantidade.valor > QUANTIDADE)) {
      ditos.push(`A quantidade é ${quantidade.valor}`);
    }
    return ditos.map(
      (dito): AchadoDeSeguranca => ({
        regra: 'dose.implausivel',
        codigo: 'dose.tomada',
        severidade: 'contraindicada',
        grau: 'impede',
        itens: [campo],
        farmacos: dcbs,
        frase: `${dito}: confira o que está escrito.`,
        fonte: 'O que está escrito na receita',
        verificacao: { estado: 'pendente' },
      }),
    );
  });
}
