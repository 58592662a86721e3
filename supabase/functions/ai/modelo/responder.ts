import { comoTexto } from '@domain/assistente/local.ts';
import { conferirRedacao } from '@domain/assistente/modelo/conferir.ts';
import { ferramentasPara } from '@domain/assistente/modelo/ferramentas.ts';
import { mensagensPara, VERSAO_DO_MODELO } from '@domain/assistente/modelo/pedido.ts';
import { pacienteDoResumo, type ResumoDoProntuario } from '@domain/assistente/prontuario.ts';
import type {
  CorpoDaResposta,
  PassagemAchada,
  RedacaoDoModelo,
  ResultadoDeFerramenta,
} from '@domain/contracts/assistente.ts';
import { lerPaciente } from '@domain/seguranca/paciente.ts';
import { type Modelo, modeloConfigurado, nomeDito } from './configuracao.ts';
import { FALHAS, FalhaDoModelo } from './falhas.ts';
import { abrirCaderno, conversarComModelo } from './rodadas.ts';

export interface PedidoAoModelo {
  /** Without identifiers. */
  readonly pergunta: string;
  readonly passagens: readonly PassagemAchada[];
  /** The record that the doctor let be read; null where none. */
  readonly prontuario: ResumoDoProntuario | null;
  /** What is answered without a model; it stays wherever the model does not help. */
  readonly local: CorpoDaResposta;
  /** AAAA-MM-DD. */
  readonly hoje: string;
  /** Ends with whoever asked. */
  readonly sinal: AbortSignal;
  /** Gets all that may be shown so far; a model that begins anew has said nothing. */
  readonly aoConferir?: (parte: DoModelo) => void;
}

/** What a model has said, as far as it was held against its sources. */
export interface DoModelo {
  readonly redacao: RedacaoDoModelo;
  readonly resultados: readonly ResultadoDeFerramenta[];
}

const VAZIA: RedacaoDoModelo = { frases: [], retiradas: [] };

/**
 * The answer with what a model chose of the passages and asked of tools, each sentence held against what it
 * cites. Where there is neither passage nor tool no model is asked. On any failure it is the local answer,
 * which says why; what whoever asked had read when they stopped it stays.
 */
export async function responderComModelo(
  pedido: PedidoAoModelo,
  variavel: (nome: string) => string | undefined,
): Promise<CorpoDaResposta> {
  const { local, passagens, pergunta, prontuario, hoje } = pedido;
  const daCondicao = passagens[0]?.ferramentas ?? [];
  const ferramentas = ferramentasPara({ pergunta, prontuario, daCondicao, hoje });
  if (passagens.length === 0 && ferramentas.length === 0) return local;
  try {
    const modelo = modeloConfigurado(variavel);
    return modelo === null ? local : await redigir(modelo, pedido, ferramentas);
  } catch (erro) {
    if (!(erro instanceof FalhaDoModelo)) throw erro;
    return { ...local, queda: FALHAS[erro.codigo] };
  }
}

async function redigir(
  modelo: Modelo,
  pedido: PedidoAoModelo,
  ferramentas: ReturnType<typeof ferramentasPara>,
): Promise<CorpoDaResposta> {
  const { pergunta, passagens, local, sinal } = pedido;
  const antes = local.resultados ?? [];
  const caderno = abrirCaderno(passagens.length + 1);
  for (const { n: _, ...resultado } of antes) caderno.anotar(resultado);
  const parte = { redacao: VAZIA, dito: null as string | null };
  const conferir = conferidorDe(pedido, caderno.resultados);
  try {
    const escrito = await conversarComModelo(modelo, {
      mensagens: mensagensPara(pergunta, passagens, antes),
      ferramentas,
      caderno,
      fim: { quemPediu: sinal, prazo: AbortSignal.timeout(modelo.prazos.total) },
      aoEscrever: (texto) => {
        parte.redacao = conferir.linhas(texto);
      },
    });
    parte.redacao = conferir.tudo(escrito.texto);
    parte.dito = escrito.modelo;
  } catch (erro) {
    const parou = erro instanceof FalhaDoModelo && erro.codigo === 'cancelado';
    if (!parou || parte.redacao.frases.length === 0) throw erro;
    return { ...comRedacao(modelo, pedido, parte, caderno.resultados), queda: FALHAS.cancelado };
  }
  if (parte.redacao.frases.length === 0 && caderno.resultados.length === antes.length)
    throw new FalhaDoModelo('nada_conferido');
  return comRedacao(modelo, pedido, parte, caderno.resultados);
}

/** Holds what is written against its sources, a line when it is whole, and tells of what is new. */
function conferidorDe(pedido: PedidoAoModelo, resultados: readonly ResultadoDeFerramenta[]) {
  const { pergunta, passagens, prontuario, hoje, aoConferir = () => undefined } = pedido;
  const paciente = prontuario ? lerPaciente(pacienteDoResumo(prontuario), hoje) : undefined;
  let conferido = '';
  let contados = resultados.length;
  let redacao = VAZIA;
  const tudo = (escrito: string) => {
    const material = { passagens, resultados };
    redacao = escrito ? conferirRedacao({ pergunta, escrito, material, paciente }, hoje) : VAZIA;
    return redacao;
  };
  return {
    tudo,
    linhas(texto: string): RedacaoDoModelo {
      const inteiras = texto.slice(0, texto.lastIndexOf('\n') + 1);
      if (inteiras === conferido && resultados.length === contados) return redacao;
      conferido = inteiras;
      contados = resultados.length;
      tudo(inteiras);
      aoConferir({ redacao, resultados: [...resultados] });
      return redacao;
    },
  };
}

function comRedacao(
  modelo: Modelo,
  { local }: PedidoAoModelo,
  { redacao, dito }: { readonly redacao: RedacaoDoModelo; readonly dito: string | null },
  resultados: readonly ResultadoDeFerramenta[],
): CorpoDaResposta {
  const corpo = {
    ...local,
    situacao: local.situacao === 'sem_fonte' ? 'so_tabelas' : local.situacao,
    redacao,
    ...(resultados.length > 0 && { resultados: [...resultados] }),
  } as const;
  return {
    ...corpo,
    texto: comoTexto(corpo),
    provedor: {
      nome: modelo.nome,
      modelo: nomeDito(dito) ?? modelo.modelo,
      versao: VERSAO_DO_MODELO,
    },
  };
}
