/** Codes of diseases that an answer names, and that there are not. */
import type { AlertaDaResposta } from '../../contracts/assistente.ts';
import cid from '../../prontuario/dados/cid10.json' with { type: 'json' };

const CODIGO = /\bCID(?:-?10)?\s*:?\s*((?:[A-Z]\d{2}(?:\.?\d)?(?:\s*[,;/]\s*|\s+e\s+)?)+)/g;
const UM = /[A-Z]\d{2}(?:\.?\d)?/g;

/** Codes without the dot, and their categories. */
const CONHECIDOS = new Set(
  cid.flatMap(([codigo = '']) => [codigo.replace('.', ''), codigo.slice(0, 3)]),
);

/** Alerts of the codes that follow "CID" in a sentence and stand in no list of the product. */
export function conferirCodigos(frase: string): AlertaDaResposta[] {
  const ditos = [...frase.matchAll(CODIGO)].flatMap(([, lista = '']) => lista.match(UM) ?? []);
  return ditos
    .filter((codigo) => !CONHECIDOS.has(codigo.replace('.', '')))
    .map((codigo) => ({
      codigo: 'cid.desconhecido',
      gravidade: 'chama_atencao',
      frase,
      motivo: `O código ${codigo} não está na lista da CID-10 do Pleno, que tem os códigos mais usados. Confira na CID-10.`,
      fonte: null,
    }));
}
