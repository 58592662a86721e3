import type { Assinador } from '@domain/assinatura/assinador.ts';
import { base64, deBase64, hex, sha256 } from '@domain/assinatura/bytes.ts';
import { abrirCertificado, lerCertificado } from '@domain/assinatura/certificado.ts';
import type { AutorizacaoEmNuvem } from '@domain/contracts/nuvem.ts';
import * as z from 'zod/mini';
import type { Banco } from '../../_shared/db/banco.ts';
import { dadosDe } from '../../_shared/db/resposta.ts';
import { abrirSelo, selar } from '../../_shared/db/selo.ts';
import {
  assinarResumo,
  type CertificadoEmNuvem,
  type Concessao,
  certificadosDe,
  enderecoDeAutorizacao,
  sortear,
  trocarCodigo,
} from './cliente.ts';
import { FalhaDeNuvem } from './falhas.ts';
import type { Provedor } from './provedores.ts';

/** Who asks, and of which clouds one may. */
export interface Quem {
  readonly banco: Banco;
  readonly usuarioId: string;
  readonly cpf: string;
  readonly provedores: readonly Provedor[];
  /** The page of the site to which providers send people back. */
  readonly volta: string;
}

/** What an authorisation is asked for; for one document it ends with that, however often it was signed. */
export type Assinaturas = 'uma' | 'uma ou de novo' | 'varias';

/** Before the person goes to the provider. */
const idaSchema = z.object({ verificador: z.string(), assinaturas: z.string() });
/** After. */
const concedidaSchema = z.object({
  token: z.string(),
  assinaturas: z.string(),
  apelido: z.string(),
  /** DER in base64: the person's, then those above it. */
  certificados: z.array(z.string()).check(z.minLength(1)),
});

const idSchema = z.uuid();
const retornoSchema = z.tuple([
  z.object({ id: z.uuid(), provedor: z.string(), segredo: z.nullable(z.string()) }),
]);
const minhaSchema = z.array(
  z.object({ id: z.uuid(), provedor: z.string(), ate: z.string(), segredo: z.string() }),
);

/** Notes that the person goes to a provider; yields where. */
export async function pedirAutorizacao(
  { banco, usuarioId, cpf, volta }: Quem,
  provedor: Provedor,
  assinaturas: Assinaturas,
): Promise<string> {
  const escopo = assinaturas === 'uma' ? 'single_signature' : 'signature_session';
  const [estado, verificador] = [sortear(), sortear()];
  const resumo = await resumoDe(estado);
  const segredo = await selar(
    JSON.stringify({ verificador, assinaturas }),
    `${usuarioId} ${resumo}`,
  );
  const argumentos = { p_provedor: provedor.id, p_estado: resumo, p_segredo: segredo };
  dadosDe(await banco.rpc('pedir_autorizacao_em_nuvem', argumentos), idSchema);
  return enderecoDeAutorizacao(provedor, { cpf, escopo, estado, verificador, volta });
}

/**
 * Takes what the provider sent back with the person, once and in the session that asked for it.
 * @throws {FalhaDeNuvem} as the provider answered; {AppError} 404 of a return that is used, over or another's.
 */
export async function receberRetorno(
  quem: Quem,
  { state, code, error }: { state: string; code: string; error: string },
): Promise<AutorizacaoEmNuvem> {
  const { banco, usuarioId, cpf, volta } = quem;
  const resumo = await resumoDe(state);
  const resposta = await banco.rpc('receber_retorno_da_nuvem', { p_estado: resumo });
  const [{ id, provedor: nome, segredo }] = dadosDe(resposta, retornoSchema);
  const ida = await abrir(idaSchema, segredo, `${usuarioId} ${resumo}`);
  const provedor = quem.provedores.find((um) => um.id === nome);
  if (!ida || !provedor) throw new FalhaDeNuvem('vencida');
  if (error || !code) throw new FalhaDeNuvem('recusada');
  const concessao = await trocarCodigo(provedor, {
    codigo: code,
    verificador: ida.verificador,
    volta,
  });
  const { apelido, der } = escolher(
    await certificadosDe(provedor, concessao.token),
    concessao,
    cpf,
  );
  const conteudo = {
    token: concessao.token,
    assinaturas: ida.assinaturas,
    apelido,
    certificados: der.map(base64),
  } satisfies z.infer<typeof concedidaSchema>;
  const guardada = await banco.rpc('guardar_autorizacao_em_nuvem', {
    p_id: id,
    p_segredo: await selar(JSON.stringify(conteudo), `${usuarioId} ${id}`),
    p_ate: new Date(Date.now() + concessao.validade * 1000).toISOString(),
  });
  return { id, provedor: provedor.nome, ate: dadosDe(guardada, z.string()) };
}

/** What is authorised in this session; null where nothing is, or its provider was switched off. */
export async function autorizacaoDe({
  banco,
  provedores,
}: Quem): Promise<AutorizacaoEmNuvem | null> {
  const [minha] = dadosDe(await banco.rpc('minha_autorizacao_em_nuvem'), minhaSchema);
  const provedor = provedores.find(({ id }) => id === minha?.provedor);
  return minha && provedor ? { id: minha.id, provedor: provedor.nome, ate: minha.ate } : null;
}

/** A signer in the cloud, and what to do once it has signed. */
export interface AssinadorEmNuvem extends Assinador {
  /** Ends what was good for one signature. */
  concluir(): Promise<void>;
}

/** Opens an authorisation of this session to sign with. @throws {FalhaDeNuvem} where it is over. */
export async function assinadorDaNuvem(quem: Quem, id: string): Promise<AssinadorEmNuvem> {
  const { banco, usuarioId, provedores } = quem;
  const minhas = dadosDe(await banco.rpc('minha_autorizacao_em_nuvem'), minhaSchema);
  const minha = minhas.find((uma) => uma.id === id);
  const provedor = provedores.find((um) => um.id === minha?.provedor);
  const aberta = minha && (await abrir(concedidaSchema, minha.segredo, `${usuarioId} ${id}`));
  const [certificado, ...cadeia] = aberta?.certificados.flatMap((um) => deBase64(um) ?? []) ?? [];
  if (!provedor || !aberta || !certificado) throw new FalhaDeNuvem('vencida');
  const { algorithmId } = abrirCertificado(certificado).subjectPublicKeyInfo.algorithm;
  return {
    certificado,
    cadeia,
    chave: algorithmId === ELLIPTIC ? 'ECDSA' : 'RSA',
    assinar: (dados) => assinarResumo(provedor, aberta.token, aberta.apelido, dados),
    async concluir() {
      if (aberta.assinaturas === 'varias') return;
      dadosDe(await banco.rpc('encerrar_autorizacao_em_nuvem', { p_id: id }), z.unknown());
    },
  };
}

const ELLIPTIC = '1.2.840.10045.2.1';

/** The certificate of this person that signs; the token must be theirs as well. */
function escolher(
  certificados: readonly CertificadoEmNuvem[],
  concessao: Concessao,
  cpf: string,
): CertificadoEmNuvem {
  const lidos = certificados.flatMap((um) => {
    const [primeiro] = um.der;
    return primeiro ? [{ um, lido: lerCertificado(primeiro) }] : [];
  });
  if (lidos.length === 0) throw new FalhaDeNuvem('semCertificado');
  const meus = lidos.filter(({ lido }) => lido.cpf === cpf);
  if (meus.length === 0 || (concessao.cpf && concessao.cpf !== cpf)) {
    throw new FalhaDeNuvem('outraPessoa');
  }
  const agora = new Date().toISOString();
  const bom = meus.find(({ lido }) => lido.podeAssinar && lido.validoAte > agora);
  if (!bom) throw new FalhaDeNuvem('semCertificado');
  return bom.um;
}

async function abrir<T>(
  contrato: z.ZodMiniType<T>,
  selado: string | null,
  contexto: string,
): Promise<T | null> {
  const aberto = selado && (await abrirSelo(selado, contexto));
  return aberto ? contrato.parse(JSON.parse(aberto)) : null;
}

async function resumoDe(estado: string): Promise<string> {
  return hex(await sha256(new TextEncoder().encode(estado)));
}
