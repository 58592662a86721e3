import type { Lexico } from '../../clinico/medicamentos/lexico.ts';
import { reconhecer } from '../../clinico/medicamentos/nomes.ts';
import type { Via } from '../../clinico/medicamentos/tipos.ts';
import { lerPosologia, lerPosologiaDoTexto, type Posologia } from './posologia.ts';

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

interface PacienteDaReceita {
  readonly nome?: string | null | undefined;
  readonly endereco?: string | null | undefined;
  readonly cpf?: string | null | undefined;
  readonly sexo?: string | null | undefined;
  readonly data_nascimento?: string | null | undefined;
  readonly peso_kg?: number | null | undefined;
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
  readonly alergias?: readonly string[] | null | undefined;
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

/** Reads each item; one without a name has an empty `texto`. */
export function lerItens(lexico: Lexico, itens: readonly ItemEnviado[]): Item[] {
  return itens.map((enviado, posicao) => {
    const nome = enviado.farmaco ?? enviado.nome ?? '';
    const emPartes = !enviado.texto;
    const { concentracao, forma, via } = enviado;
    const texto =
      enviado.texto ?? (nome && [nome, concentracao, forma, via].filter(Boolean).join(' '));
    const achado = texto ? reconhecer(lexico, texto) : undefined;
    return {
      campo: `medications.${posicao}`,
      texto,
      emPartes,
      enviado,
      dcbs: achado?.reconhecido ? achado.dcbs : [],
      parecidos: achado && !achado.reconhecido ? achado.parecidos : [],
      via: achado?.reconhecido ? achado.via : undefined,
      posologia: emPartes ? lerPosologia(enviado) : lerPosologiaDoTexto(texto),
    };
  });
}
