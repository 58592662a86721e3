/** A doctor who prescribes and signs with a certificate of the test authority, by the calls of the product. */
import { hex, sha256 } from '@domain/assinatura/bytes.ts';
import {
  type BaseDoDocumento,
  baseDoDocumentoSchema,
  COMPOSICAO_VAZIA,
  enderecoDeValidacao,
  type ItemDePrescricao,
} from '@domain/contracts/prescricao.ts';
import { impressoDe } from '@domain/impressos/documento.ts';
import { gerarImpresso } from '@domain/impressos/gerar.ts';
import { expect } from 'vitest';
import { novoCpf } from '../../support/documentos.ts';
import type { Icp } from '../../support/icp.ts';
import { assinarComo } from '../../support/pdf-assinado.ts';
import { abrirClinica, type ClinicaComAgenda } from './agenda.ts';
import { SITE } from './evolucoes.ts';
import type { Funcoes, Resposta } from './pilha.ts';

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

export interface Prescritor {
  readonly aqui: ClinicaComAgenda;
  /** Prepares one document for a new patient, who is allergic to what is said; its id. */
  preparar(documento: object, alergias?: readonly string[]): Promise<string>;
  base(id: string): Promise<BaseDoDocumento>;
  /** The paper as the browser makes it, of what is kept or of what somebody made of it. */
  papel(id: string, mudado?: (de: BaseDoDocumento) => BaseDoDocumento): Promise<Uint8Array>;
  /** Signs a paper and has it registered. */
  registrar(id: string, pdf: Uint8Array, tipo?: string): Promise<Resposta>;
}

/** Opens a clinic whose doctor signs with certificates of that authority, which is trusted. */
export async function abrirPrescritor(funcoes: Funcoes, icp: Icp): Promise<Prescritor> {
  const cpf = novoCpf();
  const aqui = await abrirClinica(funcoes);
  const { token, id: medico } = aqui.medico;
  await funcoes.sql('update public.perfil_documentos set cpf = $1 where profile_id = $2', [
    cpf,
    medico,
  ]);
  await funcoes.sql(
    `insert into public.icp_ancoras (sha256, der, titular, ambiente, valida_de, valida_ate)
     values ($1, $2, 'AC Raiz TESTE', 'teste', now(), now() + interval '9 years')
     on conflict do nothing`,
    [hex(await sha256(icp.raiz)), base64(icp.raiz)],
  );
  const rpc = async <T>(nome: string, corpo: object): Promise<T> => {
    const resposta = await funcoes.direto('POST', `/rest/v1/rpc/${nome}`, { token, corpo });
    expect(resposta.status, resposta.texto).toBe(200);
    return resposta.corpo as T;
  };
  const base = async (id: string) =>
    baseDoDocumentoSchema.parse(await rpc('base_do_documento', { p_documento: id }));
  return {
    aqui,
    base,
    async preparar(documento, alergias = []) {
      const paciente_id = await novoPaciente(funcoes, aqui, alergias);
      const id = crypto.randomUUID();
      const composicao = await funcoes.direto('POST', '/rest/v1/composicoes', {
        token,
        corpo: { id, clinica_id: aqui.clinica.id, paciente_id, conteudo: COMPOSICAO_VAZIA },
      });
      expect(composicao.status, composicao.texto).toBe(201);
      const [feito] = await rpc<[{ id: string }]>('preparar_documentos', {
        p_composicao: id,
        p_revisao: 1,
        p_documentos: [documento],
      });
      return feito.id;
    },
    async papel(id, mudado = (de) => de) {
      const lida = await base(id);
      const [codigos] = await rpc<[{ codigo: string; acesso: string }]>('reservar_codigo', {
        p_tipo: lida.documento.tipo,
        p_id: id,
      });
      const verificacao = { ...codigos, url: enderecoDeValidacao(SITE, codigos.codigo) };
      return gerarImpresso(
        impressoDe(mudado(lida), { situacao: 'digital', quando: new Date(), verificacao }),
      );
    },
    async registrar(documentId, pdf, documentType = 'prescricao') {
      const assinado = await assinarComo(icp.emitir({ cpf }), new Date(), pdf);
      return funcoes.chamar('POST', '/digital-signature', {
        token,
        cabecalhos: { origin: SITE },
        corpo: {
          documentId,
          documentType,
          certificateType: 'A1',
          documentContent: base64(assinado),
        },
      });
    },
  };
}

async function novoPaciente(
  funcoes: Funcoes,
  { clinica, equipe, medico }: ClinicaComAgenda,
  alergias: readonly string[],
): Promise<string> {
  const novo = await funcoes.direto('POST', '/rest/v1/pacientes?select=id', {
    token: equipe.token,
    cabecalhos: { prefer: 'return=representation' },
    corpo: { clinica_id: clinica.id, nome: 'Joana Prado', data_nascimento: '1980-05-05' },
  });
  const [{ id }] = novo.corpo as [{ id: string }];
  await funcoes.direto('POST', '/rest/v1/resumos_clinicos', {
    token: medico.token,
    corpo: { clinica_id: clinica.id, paciente_id: id, alergias },
  });
  return id;
}

/** An item as the catalogue would make it. */
export function itemDeTeste(
  nome: string,
  posologia: string,
  mais: Partial<ItemDePrescricao> = {},
): ItemDePrescricao {
  return {
    apresentacao: null,
    farmaco: null,
    dcbs: [],
    nome,
    via: 'oral',
    posologia,
    quantidade: 21,
    unidade: 'cápsula',
    quantidade_texto: '21 (vinte e uma) cápsulas',
    dias: 7,
    uso_continuo: false,
    livre: false,
    ...mais,
  };
}

/** A prescription, to be prepared. */
export const receitaDeTeste = (
  especie: string,
  itens: readonly ItemDePrescricao[],
  achados: readonly object[] = [],
) => ({ tipo: 'prescricao', especie, conteudo: { itens }, achados });
