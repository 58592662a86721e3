import { diaDe, FUSO_PADRAO } from '@domain/agenda/fuso.ts';
import { semIdentificadores } from '@domain/assistente/identificadores/tirar.ts';
import { PROVEDOR_LOCAL } from '@domain/assistente/local.ts';
import { frasesDoProntuario, pacienteDoResumo } from '@domain/assistente/prontuario.ts';
import { verificarResposta } from '@domain/assistente/verificar.ts';
import { AVISO_DE_APOIO } from '@domain/clinico/motor/fonte.ts';
import {
  type AlertaDaResposta,
  pedidoDeVerificacaoSchema,
  type RespostaDaVerificacao,
} from '@domain/contracts/assistente.ts';
import { lerPaciente as lerPacienteDaSeguranca } from '@domain/seguranca/paciente.ts';
import { Hono } from 'hono';
import type * as z from 'zod/mini';
import { guardarResposta } from '../../_shared/db/assistente.ts';
import type { Banco } from '../../_shared/db/banco.ts';
import { autenticar, exigirPermissao } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { lerCorpo } from '../../_shared/http/entrada.ts';
import { buscarPassagens } from '../busca.ts';
import { abrirPergunta, lerPaciente, nomesDe } from '../consulta.ts';
import { pedirOpiniao } from '../modelo/opinar.ts';
import { lerProntuario } from '../prontuario.ts';
import { variavel } from '../variavel.ts';

type Pedido = z.infer<typeof pedidoDeVerificacaoSchema>;

/** Of alerts, as many as the log keeps, and of their sentences as many letters. */
const ALERTAS_NO_LOG = 60;
const LETRAS_NO_LOG = 400;

/**
 * `POST /ai/validate-response`: what rules find wrong with an answer, of a patient against the record as well,
 * and beside it what a model thinks. With neither record nor opinion nothing of what is sent is kept.
 */
export const verificacao = new Hono<Autenticado>().post(
  '/validate-response',
  autenticar,
  exigirPermissao('assistente.usar'),
  async (c) => {
    const pedido = await lerCorpo(c, pedidoDeVerificacaoSchema);
    const hoje = diaDe(new Date(), FUSO_PADRAO);
    const { banco } = c.var;
    const guarda = Boolean(pedido.paciente_id || pedido.opiniao);
    const laudo = guarda
      ? await conferirEGuardar(banco, pedido, hoje, c.req.raw.signal)
      : { id: null, prontuario: [], ...(await conferirSo(banco, pedido, hoje)) };
    return c.json({ ...laudo, provedor: PROVEDOR_LOCAL, aviso: AVISO_DE_APOIO });
  },
);

async function conferirSo(banco: Banco, { question, response }: Pedido, hoje: string) {
  const { passagens } = await buscarPassagens(banco, question);
  return verificarResposta({ pergunta: question, resposta: response, passagens }, hoje);
}

/** The rules read the answer as it is; the model and the log, without what names somebody. */
async function conferirEGuardar(
  banco: Banco,
  pedido: Pedido,
  hoje: string,
  sinal: AbortSignal,
): Promise<Omit<RespostaDaVerificacao, 'provedor' | 'aviso'>> {
  const { question, response, paciente_id: pacienteId = null } = pedido;
  const deQuem = await lerPaciente(banco, pacienteId);
  const conhecidos = nomesDe(deQuem);
  const semNomes = (texto: string) => semIdentificadores(texto, { hoje, conhecidos }).texto;
  const [pergunta, resposta] = [semNomes(question), semNomes(response)];
  const { id, modeloExterno } = await abrirPergunta(banco, {
    texto: pergunta,
    contexto: pacienteId ? 'prontuario' : 'general',
    conversa: pedido.conversa_id ?? crypto.randomUUID(),
    clinica: pedido.clinica_id ?? null,
    paciente: pacienteId,
    conferida: resposta,
  });
  const [{ passagens }, resumo] = await Promise.all([
    buscarPassagens(banco, pergunta),
    pacienteId && deQuem ? lerProntuario(banco, pacienteId, deQuem) : null,
  ]);
  const prontuario = resumo ? [...frasesDoProntuario(resumo, hoje)] : [];
  const laudo = verificarResposta(
    {
      pergunta: question,
      resposta: response,
      passagens,
      dados: prontuario,
      ...(resumo && { paciente: lerPacienteDaSeguranca(pacienteDoResumo(resumo), hoje) }),
    },
    hoje,
  );
  const aOpinar = { pergunta, resposta, passagens, prontuario };
  const opinada =
    pedido.opiniao && modeloExterno ? await pedirOpiniao(aOpinar, sinal, variavel) : {};
  await guardarResposta(id, {
    situacao: 'conferida',
    provedor: opinada.opiniao?.provedor ?? PROVEDOR_LOCAL,
    ...laudo,
    alertas: laudo.alertas.slice(0, ALERTAS_NO_LOG).map((alerta) => comoNoLog(alerta, semNomes)),
    prontuario,
    ...opinada,
  });
  return { id, ...laudo, prontuario, ...opinada };
}

function comoNoLog(
  { frase, motivo, ...alerta }: AlertaDaResposta,
  semNomes: (texto: string) => string,
): AlertaDaResposta {
  const curta = (texto: string) => semNomes(texto).slice(0, LETRAS_NO_LOG);
  return { ...alerta, frase: curta(frase), motivo: curta(motivo) };
}
