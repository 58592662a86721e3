import { fimDoProblemaSchema, problemaSchema } from '@domain/contracts/prontuario-resumo.ts';
import type { Sistema } from '@domain/prontuario/diagnosticos.ts';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CampoDia } from '@/components/CampoDia.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
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

import { comCodigo } from './itens.ts';
import classes from './Lista.module.css';
import {
  AcaoDaLinha,
  FormularioDoResumo,
  LinhaAntiga,
  LinhaDoResumo,
  ListaDoResumo,
} from './partes.tsx';
import type { Recusas } from './recusas.ts';

/** The problem list: what is active, what ended, and a new line. */
export function Problemas() {
  const { paciente, clinicaId } = usePacienteDaTela();
  const { data, error, refetch } = useQuery(problemasOptions(clinicaId, paciente.id));
  if (error) return <EstadoErro erro={error} aoTentar={() => void refetch()} />;
  return (
    <ListaDoResumo
      novo={<NovoProblema />}
      rotulo="Problemas ativos"
      vazia="Nenhum problema ativo registrado."
      vigentes={data?.filter(({ situacao }) => situacao === 'ativo')}
      vigente={(problema) => <ProblemaAtivo key={problema.id} problema={problema} />}
      tituloDosAntigos="Resolvidos e descartados"
      antigos={data?.filter(({ situacao }) => situacao !== 'ativo') ?? []}
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
  const [campos, setCampos] = useState(EM_BRANCO);
  return (
    <FormularioDoResumo
      contrato={problemaSchema(hoje(fuso))}
      valores={campos}
      guardar={(lido) => listarProblema(paciente, lido)}
      aoGuardar={() => setCampos(EM_BRANCO)}
      acao="Acrescentar"
    >
      {(recusas) => (
        <CamposDoProblema
          rotulo="Novo problema"
          campos={campos}
          aoMudar={setCampos}
          recusas={recusas}
        />
      )}
    </FormularioDoResumo>
  );
}

interface PropsDosCampos {
  rotulo: string;
  campos: Campos;
  aoMudar: (campos: Campos) => void;
  recusas: Recusas;
  /** The form was asked for, and so has the focus. */
  autoFocus?: boolean;
}

function CamposDoProblema({ rotulo, campos, aoMudar, recusas, autoFocus }: PropsDosCampos) {
  return (
    <>
      <CampoDeCodigo
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
  const [campos, setCampos] = useState<Campos>({ descricao, sistema, codigo, desde: desde ?? '' });
  return (
    <FormularioDoResumo
      contrato={problemaSchema(hoje(fuso))}
      valores={campos}
      guardar={(lido) => alterarProblema(problema, lido)}
      aoGuardar={aoFechar}
      acao="Salvar"
      aoCancelar={aoFechar}
    >
      {(recusas) => (
        <CamposDoProblema
          rotulo="Problema"
          campos={campos}
          aoMudar={setCampos}
          recusas={recusas}
          autoFocus
        />
      )}
    </FormularioDoResumo>
  );
}

function Resolucao({ problema, aoFechar }: PropsDoFormulario) {
  const fuso = useFuso();
  const [resolvido_em, setResolvidoEm] = useState(hoje(fuso));
  return (
    <FormularioDoResumo
      contrato={fimDoProblemaSchema(hoje(fuso))}
      valores={{ situacao: 'resolvido', resolvido_em }}
      guardar={(lido) => alterarProblema(problema, lido)}
      aoGuardar={aoFechar}
      acao="Marcar como resolvido"
      aoCancelar={aoFechar}
    >
      {(recusas) => (
        <CampoDia
          autoFocus
          label="Resolvido em"
          valor={resolvido_em}
          aoMudar={setResolvidoEm}
          error={recusas.resolvido_em}
        />
      )}
    </FormularioDoResumo>
  );
}

function Descarte({ problema, aoFechar }: PropsDoFormulario) {
  const fuso = useFuso();
  const [motivo_do_descarte, setMotivo] = useState('');
  return (
    <FormularioDoResumo
      contrato={fimDoProblemaSchema(hoje(fuso))}
      valores={{ situacao: 'descartado', motivo_do_descarte }}
      guardar={(lido) => alterarProblema(problema, lido)}
      aoGuardar={aoFechar}
      acao="Descartar da lista"
      aoCancelar={aoFechar}
    >
      {(recusas) => (
        <TextInput
          autoFocus
          label="Motivo"
          description="Obrigatório. Por exemplo: hipótese afastada, lançado por engano."
          value={motivo_do_descarte}
          maxLength={300}
          onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
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
          <span className={classes.detalhe}>{fimEmPalavras(problema)}</span>
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
