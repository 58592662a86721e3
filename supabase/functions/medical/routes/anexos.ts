import { conferirConteudo } from '@domain/anexos/conteudo.ts';
import { RECUSAS } from '@domain/anexos/tipos.ts';
import {
  type Anexo,
  anexoSchema,
  COLUNAS_DO_ANEXO,
  VALIDADE_DO_ENDERECO,
} from '@domain/contracts/anexos.ts';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { Objeto } from '../../_shared/db/balde.ts';
import type { Banco } from '../../_shared/db/banco.ts';
import {
  anexosAApagar,
  apagarObjetos,
  assinarObjeto,
  ehDoServico,
  lerObjeto,
  marcarApagados,
  registrarConferencia,
} from '../../_shared/db/objetos.ts';
import { dadosDe } from '../../_shared/db/resposta.ts';
import { autenticar } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { AppError, naoAutorizado } from '../../_shared/http/erro.ts';

/** How many files one call of the scheduler clears. */
const POR_LIMPEZA = 200;

/**
 * `POST /medical/attachments/{id}/confirm`: reads what the caller uploaded and says whether it is
 * what its row says; what is not is deleted. Once decided, asking again brings the same answer.
 *
 * `POST /medical/attachments/{id}/open`: an address of the file for a minute, for who reads it now;
 * that it was opened is written first.
 *
 * `POST /medical/attachments/cleanup`: deletes what never became part of anything. For a scheduler,
 * which carries the service key.
 */
export const anexos = new Hono<Autenticado>()
  .post('/attachments/:id/confirm', autenticar, async (c) => {
    const id = idDoCaminho(c);
    const { banco, usuario } = c.var;
    const anexo = await ler(banco, id);
    // A colleague may read the row, but only who uploaded confirms.
    if (anexo.criado_por !== usuario.id) throw naoEncontrado();
    if (anexo.estado === 'pendente') await conferir(anexo);
    const depois = anexo.estado === 'pendente' ? await ler(banco, id) : anexo;
    if (depois.motivo_recusa !== null) throw new AppError('REGRA_VIOLADA', depois.motivo_recusa);
    return c.json({ attachment: depois });
  })
  .post('/attachments/:id/open', autenticar, async (c) => {
    const aberto = await c.var.banco.rpc('abrir_anexo', { p_anexo: idDoCaminho(c) });
    const objeto = dadosDe(aberto, z.nullable(z.string()));
    const endereco = objeto && (await assinarObjeto(objeto, VALIDADE_DO_ENDERECO));
    if (!endereco) throw naoEncontrado();
    return c.json({ endereco, validade: VALIDADE_DO_ENDERECO });
  })
  .post('/attachments/cleanup', async (c) => {
    if (!ehDoServico(c.req.header('authorization'))) throw naoAutorizado();
    const vencidos = await anexosAApagar(POR_LIMPEZA);
    await apagarObjetos(vencidos.map(({ objeto }) => objeto));
    return c.json({ apagados: await marcarApagados(vencidos.map(({ id }) => id)) });
  });

async function ler(banco: Banco, id: string): Promise<Anexo> {
  const resposta = await banco.from('anexos').select(COLUNAS_DO_ANEXO).eq('id', id);
  const [linha] = dadosDe(resposta, z.array(anexoSchema));
  if (!linha) throw naoEncontrado();
  return linha;
}

/**
 * Checks the bytes and writes the verdict.
 * @throws {AppError} 409 while nothing has arrived.
 */
async function conferir(anexo: Anexo): Promise<void> {
  const objeto = await lerObjeto(anexo.objeto);
  if (!objeto) {
    throw new AppError('CONFLITO', 'O arquivo ainda não chegou. Envie de novo.');
  }
  const recusa = await recusaDe(objeto, anexo);
  if (recusa === null) {
    await registrarConferencia(anexo.id, { sha256: await sha256(objeto.bytes) });
    return;
  }
  // Writes first: if the deletion fails, the scheduler's follows.
  await registrarConferencia(anexo.id, { recusa: RECUSAS[recusa] });
  await apagarObjetos([anexo.objeto]);
}

async function recusaDe({ bytes, tipo }: Objeto, anexo: Anexo) {
  // The declared type must be true as well: Storage serves a file under it.
  if (bytes.length > 0 && tipo !== anexo.tipo) return 'outroTipo';
  return conferirConteudo(bytes, anexo);
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const resumo = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...resumo].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const naoEncontrado = () => new AppError('NAO_ENCONTRADO', 'Anexo não encontrado.');

/**
 * Reads the id of the path.
 * @throws {AppError} 404 for what is no id.
 */
function idDoCaminho(c: Context<Autenticado>): string {
  const lido = z.uuid().safeParse(c.req.param('id'));
  if (!lido.success) throw naoEncontrado();
  return lido.data;
}
