import { fimDoProblemaSchema, problemaSchema } from '@domain/contracts/prontuario-resumo.ts';
import type { Sistema } from '@domain/prontuario/diagnosticos.ts';
import { Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CampoDia } from '@/components/CampoDia.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDia, hoje } from '@/lib/format/datas.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import {
  alterarProblema,
  listarProblema,
  type Problema,
  problemasOptions,
  REABRIR,
} from '../api/resumo.ts';
import { CampoDeCodigo } from '../diagnosticos/CampoDeCodigo.tsx';
import { useContexto } from '../diagnosticos/useContexto.ts';

import { comCodigo } from './itens.ts';
import {
  AcaoDaLinha,
  FormularioDoResumo,
  LinhaAntiga,
  LinhaDoResumo,
  ListaDoResumo,
  type Preenchimento,
} from './partes.tsx';

/** The problem list: what is active, what ended, and a new line. */
export function Problemas() {
  const { paciente, clinicaId } = usePacienteDaTela();
  const itens = useQuery(problemasOptions(clinicaId, paciente.id));
  return (
    <ListaDoResumo
      itens={itens}
      vale={({ situacao }) => situacao === 'ativo'}
      novo={<NovoProblema />}
      rotulo="Problemas ativos"
      vazia="Nenhum problema ativo registrado."
      vigente={(problema) => <ProblemaAtivo key={problema.id} problema={problema} />}
      tituloDosAntigos="Resolvidos e descartados"
      antigo={(problema) => <ProblemaAntigo key={problema.id} problema={problema} />}
    />
  );
}

interface Campos {
  descricao: string;
  sistema: Sistema | null;
  codigo: string | null;
  desde: string;
}
const EM_BRANCO: Campos = { descricao: '', sistema: null, codigo: null, desde: '' };

function NovoProblema() {
  const fuso = useFuso();
  const { paciente } = usePacienteDaTela();
  return (
    <FormularioDoResumo
      contrato={problemaSchema(hoje(fuso))}
      inicial={EM_BRANCO}
      guardar={(lido) => listarProblema(paciente, lido)}
      acao="Adicionar"
    >
      {(preenchimento) => <CamposDoProblema rotulo="Novo problema" {...preenchimento} />}
    </FormularioDoResumo>
  );
}

function CamposDoProblema({
  rotulo,
  campos,
  aoMudar,
  recusas,
  autoFocus,
}: Preenchimento<Campos> & { rotulo: string }) {
  const contexto = useContexto();
  return (
    <>
      <CampoDeCodigo
        contexto={contexto}
        data-autofocus
        {...(autoFocus && { autoFocus })}
        label={rotulo}
        description={
          campos.codigo
            ? `${campos.sistema === 'cid11' ? 'CID-11' : 'CID-10'} ${campos.codigo}`
            : 'Nome, sinônimo ou código da CID-10.'
        }
        value={campos.descricao}
        onChange={(descricao) => aoMudar({ ...campos, descricao, sistema: null, codigo: null })}
        aoEscolher={({ codigo, nome }) =>
          aoMudar({ ...campos, descricao: nome, sistema: 'cid10', codigo })
        }
        error={recusas.descricao ?? recusas.codigo}
      />
      <CampoDia
        label="Desde"
        description="Se souber."
        valor={campos.desde}
        aoMudar={(desde) => aoMudar({ ...campos, desde })}
        error={recusas.desde}
      />
    </>
  );
}

interface PropsDoProblema {
  problema: Problema;
}

function ProblemaAtivo({ problema }: PropsDoProblema) {
  const [aberto, setAberto] = useState<'editar' | 'resolver' | 'descartar' | null>(null);
  const Formulario = aberto && { editar: Edicao, resolver: Resolucao, descartar: Descarte }[aberto];
  return (
    <LinhaDoResumo
      texto={
        <>
          <b>{comCodigo(problema.descricao, problema.codigo)}</b>
          {problema.desde && ` desde ${formatarDia(problema.desde)}`}
        </>
      }
      acoes={
        <>
          <AcaoDaLinha aoPedir={() => setAberto('editar')}>Editar</AcaoDaLinha>
          <AcaoDaLinha aoPedir={() => setAberto('resolver')}>Resolver</AcaoDaLinha>
          <AcaoDaLinha discreta aoPedir={() => setAberto('descartar')}>
            Descartar
          </AcaoDaLinha>
        </>
      }
      formulario={Formulario && <Formulario problema={problema} aoFechar={() => setAberto(null)} />}
    />
  );
}

interface PropsDoFormulario extends PropsDoProblema {
  aoFechar: () => void;
}

function Edicao({ problema, aoFechar }: PropsDoFormulario) {
  const fuso = useFuso();
  const { descricao, sistema, codigo, desde } = problema;
  return (
    <FormularioDoResumo
      contrato={problemaSchema(hoje(fuso))}
      inicial={{ descricao, sistema, codigo, desde: desde ?? '' }}
      guardar={(lido) => alterarProblema(problema, lido)}
      acao="Salvar"
      aoFechar={aoFechar}
    >
      {(preenchimento) => <CamposDoProblema rotulo="Problema" {...preenchimento} />}
    </FormularioDoResumo>
  );
}

function Resolucao({ problema, aoFechar }: PropsDoFormulario) {
  const fuso = useFuso();
  return (
    <FormularioDoResumo
      contrato={fimDoProblemaSchema(hoje(fuso))}
      inicial={{ situacao: 'resolvido', resolvido_em: hoje(fuso) }}
      guardar={(lido) => alterarProblema(problema, lido)}
      acao="Marcar como resolvido"
      aoFechar={aoFechar}
    >
      {({ campos, aoMudar, recusas, autoFocus }) => (
        <CampoDia
          autoFocus={autoFocus}
          label="Resolvido em"
          valor={campos.resolvido_em}
          aoMudar={(resolvido_em) => aoMudar({ ...campos, resolvido_em })}
          error={recusas.resolvido_em}
        />
      )}
    </FormularioDoResumo>
  );
}

function Descarte({ problema, aoFechar }: PropsDoFormulario) {
  const fuso = useFuso();
  return (
    <FormularioDoResumo
      contrato={fimDoProblemaSchema(hoje(fuso))}
      inicial={{ situacao: 'descartado', motivo_do_descarte: '' }}
      guardar={(lido) => alterarProblema(problema, lido)}
      acao="Descartar da lista"
      aoFechar={aoFechar}
    >
      {({ campos, aoMudar, recusas, autoFocus }) => (
        <TextInput
          autoFocus={autoFocus}
          label="Motivo"
          description="Obrigatório. Por exemplo: hipótese afastada, lançado por engano."
          value={campos.motivo_do_descarte}
          maxLength={300}
          onChange={({ currentTarget }) =>
            aoMudar({ ...campos, motivo_do_descarte: currentTarget.value })
          }
          error={recusas.motivo_do_descarte}
        />
      )}
    </FormularioDoResumo>
  );
}

function ProblemaAntigo({ problema }: PropsDoProblema) {
  return (
    <LinhaAntiga
      texto={
        <>
          {comCodigo(problema.descricao, problema.codigo)}
          <Text span c="dimmed" fz="sm">
            {fimEmPalavras(problema)}
          </Text>
        </>
      }
      acao="Voltar a ativo"
      guardar={() => alterarProblema(problema, REABRIR)}
    />
  );
}

function fimEmPalavras({ situacao, resolvido_em, motivo_do_descarte }: Problema): string {
  if (situacao === 'descartado') return ` descartado: ${motivo_do_descarte}`;
  return resolvido_em ? ` resolvido em ${formatarDia(resolvido_em)}` : ' resolvido';
}
