import { diaDe, FUSO_PADRAO } from '@domain/agenda/fuso.ts';
import { transcricaoSemNomes, VERSAO_DO_ESCRIBA } from '@domain/assistente/escriba/modelo.ts';
import { REGRAS_DO_ESCRIBA, sugerirPorRegras } from '@domain/assistente/escriba/regras.ts';
import { reunir } from '@domain/assistente/escriba/sugerir.ts';
import { semIdentificadores } from '@domain/assistente/identificadores/tirar.ts';
import { AVISO_DE_APOIO } from '@domain/clinico/motor/fonte.ts';
import {
  consultaDoAudioSchema,
  type OrigemDaTranscricao,
  pedidoDoEscribaSchema,
  type Sugestao,
  TIPOS_DE_AUDIO,
} from '@domain/contracts/escriba.ts';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { guardarPedidoDoEscriba } from '../../_shared/db/assistente.ts';
import type { Banco } from '../../_shared/db/banco.ts';
import { dadosDe } from '../../_shared/db/resposta.ts';
import { autenticar, exigirPermissao } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { lerConsulta, lerCorpo } from '../../_shared/http/entrada.ts';
import { AppError } from '../../_shared/http/erro.ts';
import { emMuitoPoucoTempo, lerPaciente, nomesDe } from '../consulta.ts';
import { modeloConfigurado } from '../modelo/configuracao.ts';
import { FALHAS, FalhaDoModelo } from '../modelo/falhas.ts';
import { sugerirComModelo } from '../modelo/sugerir.ts';
import { transcrever } from '../modelo/transcrever.ts';
import { variavel } from '../variavel.ts';

/**
 * `POST /ai/escriba`: what is suggested of a transcript. `POST /ai/escriba/audio`: what was said in a part of a
 * recording. Neither keeps the sound; both ask the log whether the patient of the visit consented.
 */
export const escriba = new Hono<Autenticado>()
  .post('/escriba', autenticar, exigirPermissao('assistente.usar'), async (c) => {
    const pedido = await lerCorpo(c, pedidoDoEscribaSchema);
    const { transcricao, dia, paciente_id: paciente = null } = pedido;
    const { banco } = c.var;
    const hoje = diaDe(new Date(), FUSO_PADRAO);
    const conhecidos = nomesDe(await lerPaciente(banco, paciente));
    const semNomes = (texto: string) => semIdentificadores(texto, { hoje, conhecidos }).texto;
    const { id, modeloExterno } = await abrirPedido(banco, {
      ...pedido,
      tipo: 'sugestoes',
      transcricao: transcricaoSemNomes(transcricao, { hoje, conhecidos }),
    });
    const regras = sugerirPorRegras(transcricao, dia);
    const sinal = c.req.raw.signal;
    const doModelo = modeloExterno
      ? await sugerirComModelo({ transcricao, hoje, conhecidos, sinal }, variavel)
      : null;
    const sugestoes = reunir(regras, doModelo?.propostas);
    const provedor = doModelo?.provedor ?? REGRAS_DO_ESCRIBA;
    const resultado = { sugestoes: sugestoes.map((uma) => comoNoLog(uma, semNomes)) };
    await guardar(id, { provedor, resultado });
    return c.json({
      id,
      sugestoes,
      provedor,
      retiradas: doModelo?.retiradas ?? 0,
      queda: doModelo?.queda,
      aviso: AVISO_DE_APOIO,
    });
  })
  .post('/escriba/audio', autenticar, exigirPermissao('assistente.usar'), async (c) => {
    const visita = lerConsulta(c, consultaDoAudioSchema);
    const [tipo = ''] = (c.req.header('content-type') ?? '').split(';');
    if (!TIPOS_DE_AUDIO.some((um) => um === tipo)) {
      throw new AppError('TIPO_DE_CONTEUDO', 'Envie uma gravação em WebM, MP4, Ogg ou WAV.');
    }
    const audio = new Blob([await c.req.arrayBuffer()], { type: tipo });
    if (audio.size === 0) throw new AppError('VALIDACAO', 'A gravação está vazia. Grave de novo.');
    const pedido = { ...visita, tipo: 'audio', origem: 'gravado', transcricao: null } as const;
    const { id } = await abrirPedido(c.var.banco, pedido);
    return c.json(await ouvir(id, audio, c.req.raw.signal));
  });

async function ouvir(pedido: string, audio: Blob, sinal: AbortSignal) {
  try {
    const modelo = modeloConfigurado(variavel);
    if (!modelo?.modeloDeAudio) throw new FalhaDoModelo('sem_audio');
    const texto = await transcrever(modelo, audio, sinal);
    const { nome, modeloDeAudio } = modelo;
    const provedor = { nome, modelo: modeloDeAudio, versao: VERSAO_DO_ESCRIBA };
    await guardar(pedido, { provedor, resultado: null });
    return { texto, modelo: modeloDeAudio };
  } catch (erro) {
    if (!(erro instanceof FalhaDoModelo)) throw erro;
    throw new AppError(
      'INDISPONIVEL',
      `${FALHAS[erro.codigo]} Esta parte da gravação não virou texto. Tente de novo, dite pelo navegador, ou digite.`,
    );
  }
}

/** @throws {AppError} 403 where the patient took the consent back while it was being written. */
async function guardar(
  pedido: string,
  resposta: Parameters<typeof guardarPedidoDoEscriba>[1],
): Promise<void> {
  if (await guardarPedidoDoEscriba(pedido, resposta)) return;
  throw new AppError('PROIBIDO', 'O paciente retirou o consentimento. Nada foi guardado.');
}

/** A suggestion without what names somebody. */
function comoNoLog({ id, tipo, texto, por }: Sugestao, semNomes: (texto: string) => string) {
  return { id, tipo, por, texto: semNomes(texto) };
}

const aberturaSchema = z.tuple([
  z.object({
    pedido: z.nullable(z.uuid()),
    bloqueado_ate: z.nullable(z.string()),
    modelo_externo: z.boolean(),
  }),
]);

interface Pedido {
  readonly visita_id: string;
  readonly clinica_id?: string | null | undefined;
  readonly paciente_id?: string | null | undefined;
  readonly tipo: 'audio' | 'sugestoes';
  readonly origem: OrigemDaTranscricao;
  readonly transcricao: string | null;
}

/**
 * Writes a request into the log, as its caller.
 * @throws {AppError} 403 where the patient did not consent, 429 who asks too often.
 */
async function abrirPedido(banco: Banco, pedido: Pedido) {
  const resposta = await banco.rpc('abrir_pedido_do_escriba', {
    p_visita: pedido.visita_id,
    p_tipo: pedido.tipo,
    p_origem: pedido.origem,
    p_transcricao: pedido.transcricao,
    p_clinica: pedido.clinica_id ?? null,
    p_paciente: pedido.paciente_id ?? null,
  });
  const [{ pedido: id, bloqueado_ate, modelo_externo }] = dadosDe(resposta, aberturaSchema);
  if (bloqueado_ate !== null) throw emMuitoPoucoTempo(bloqueado_ate);
  if (id === null) {
    throw new AppError(
      'PROIBIDO',
      'O envio de gravações ao serviço de transcrição não está autorizado aqui. Dite pelo navegador, ou digite.',
    );
  }
  return { id, modeloExterno: modelo_externo };
}
