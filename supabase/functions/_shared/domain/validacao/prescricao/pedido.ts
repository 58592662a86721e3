import { palavras } from '../../clinico/medicamentos/escrita.ts';
import type { Lexico } from '../../clinico/medicamentos/lexico.ts';
import { reconhecer } from '../../clinico/medicamentos/nomes.ts';
import type { Via } from '../../clinico/medicamentos/tipos.ts';
import { orientacoesPorItem } from '../../posologia/orientacoes.ts';
import type { Posologia } from '../../posologia/tipos.ts';
import { lerPosologiaDe } from '../../seguranca/dose/gotas.ts';
import type { PacienteInformado } from '../../seguranca/paciente.ts';

/** An item of a prescription, as it is sent: `texto` alone, or its parts. Null is not informed. */
export interface ItemEnviado {
  readonly texto?: string | null | undefined;
  readonly nome?: string | null | undefined;
  readonly farmaco?: string | null | undefined;
  readonly concentracao?: string | null | undefined;
  readonly forma?: string | null | undefined;
  readonly via?: string | null | undefined;
  readonly dose?: string | null | undefined;
  readonly frequencia?: string | null | undefined;
  readonly duracao?: string | number | null | undefined;
  readonly quantidade?: string | number | null | undefined;
  readonly quantidade_por_extenso?: string | null | undefined;
}

/** How a document is signed; the law names the last two. */
export const ASSINATURAS = ['nenhuma', 'simples', 'avancada', 'qualificada'] as const;
export type Assinatura = (typeof ASSINATURAS)[number];

interface PacienteDaReceita extends Omit<PacienteInformado, 'alergias'> {
  readonly nome?: string | null | undefined;
  readonly endereco?: string | null | undefined;
  readonly cpf?: string | null | undefined;
}

interface Prescritor {
  readonly nome?: string | null | undefined;
  readonly crm?: string | null | undefined;
  readonly crm_uf?: string | null | undefined;
  readonly endereco?: string | null | undefined;
}

/** A prescription to be judged; every part may be missing, and its absence is judged too. */
export interface Prescricao {
  readonly medications?: readonly ItemEnviado[] | null | undefined;
  readonly instructions?: string | null | undefined;
  readonly observations?: string | null | undefined;
  /** Days from the issue, or the last day (`AAAA-MM-DD`). */
  readonly validity?: number | string | null | undefined;
  readonly emissao?: string | null | undefined;
  readonly assinatura?: Assinatura | null | undefined;
  readonly clearance?: number | null | undefined;
  /** As they were written: one text, or a list of them. */
  readonly alergias?: PacienteInformado['alergias'];
  readonly paciente?: PacienteDaReceita | null | undefined;
  readonly prescritor?: Prescritor | null | undefined;
}

/** An item after it was recognised and read. */
export interface Item {
  /** Its place in the body: `medications.0`. */
  readonly campo: string;
  /** The item as it was written. */
  readonly texto: string;
  readonly emPartes: boolean;
  readonly enviado: ItemEnviado;
  /** Active ingredients; empty when the name is not known. */
  readonly dcbs: readonly string[];
  readonly parecidos: readonly string[];
  readonly via: Via | undefined;
  readonly posologia: Posologia;
}

/** Reads each item, with what instructions and observations say of it; without a name `texto` is empty. */
export function lerItens(lexico: Lexico, receita: Prescricao): Item[] {
  const nomeados = (receita.medications ?? []).map((enviado) => nomear(lexico, enviado));
  const livre = [receita.instructions, receita.observations].filter(Boolean).join('\n');
  const orientacoes = orientacoesPorItem(
    livre,
    nomeados.map(({ nomes }) => nomes),
    (frase) => nomeiaMedicamento(lexico, frase),
  );
  return nomeados.map(({ nomes: _nomes, ...item }, posicao) => {
    const { emPartes, enviado, texto, dcbs, via } = item;
    const escrita = emPartes ? { ...enviado, texto: enviado.farmaco ?? enviado.nome } : { texto };
    const posologia = lerPosologiaDe(dcbs, { ...escrita, orientacoes: orientacoes[posicao] });
    return { ...item, campo: `medications.${posicao}`, via: via ?? posologia.via, posologia };
  });
}

type ItemNomeado = Omit<Item, 'campo' | 'posologia'> & {
  /** How instructions may call it. */
  readonly nomes: readonly string[];
};

function nomear(lexico: Lexico, enviado: ItemEnviado): ItemNomeado {
  const nome = enviado.farmaco ?? enviado.nome ?? '';
  const { concentracao, forma, via } = enviado;
  const texto =
    enviado.texto ?? (nome && [nome, concentracao, forma, via].filter(Boolean).join(' '));
  const achado = texto ? reconhecer(lexico, texto) : undefined;
  const [primeira = ''] = palavras(texto);
  const ehNome = lexico.porChave.has(primeira) || !achado?.reconhecido;
  const doNome = ehNome && primeira.length >= MENOR_NOME ? [primeira] : [];
  const comum = { texto, emPartes: !enviado.texto, enviado };
  if (!achado?.reconhecido) {
    return {
      ...comum,
      dcbs: [],
      parecidos: achado?.parecidos ?? [],
      via: undefined,
      nomes: doNome,
    };
  }
  const { dcbs, marca = '' } = achado;
  return { ...comum, dcbs, parecidos: [], via: achado.via, nomes: [...doNome, ...dcbs, marca] };
}

/** Shorter first words are no names: "AAS", "Sal". */
const MENOR_NOME = 4;

/** Whether some words of a sentence are the name of a drug. */
function nomeiaMedicamento({ porChave }: Lexico, frase: string): boolean {
  const todas = palavras(frase);
  return todas.some((uma, posicao) => {
    const duas = `${uma} ${todas[posicao + 1] ?? ''}`;
    return (uma.length >= MENOR_NOME && porChave.has(uma)) || porChave.has(duas);
  });
}
