import { BASE } from '@domain/clinico/medicamentos/base.ts';
import { reconhecer } from '@domain/clinico/medicamentos/nomes.ts';
import { sugerir } from '@domain/clinico/medicamentos/parecidos.ts';
import { medicamentoSchema, suspensaoSchema } from '@domain/contracts/prontuario-resumo.ts';
import { Autocomplete, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CampoDia } from '@/components/CampoDia.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDia, hoje } from '@/lib/format/datas.ts';
import { resumoClinicoOptions } from '@/shared/paciente/api/queries.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { AlertasDoMedicamento } from '@/shared/prontuario/components/AlertasSobDemanda.tsx';
import {
  alterarMedicamento,
  listarMedicamento,
  type Medicamento,
  medicamentosOptions,
  RETOMAR,
} from '../api/resumo.ts';

import {
  AcaoDaLinha,
  FormularioDoResumo,
  LinhaAntiga,
  LinhaDoResumo,
  ListaDoResumo,
  type Preenchimento,
} from './partes.tsx';

/** What the patient takes, what was suspended and why, and a new line. */
export function Medicamentos() {
  const { paciente, clinicaId } = usePacienteDaTela();
  const itens = useQuery(medicamentosOptions(clinicaId, paciente.id));
  return (
    <ListaDoResumo
      itens={itens}
      vale={({ suspenso_em }) => suspenso_em === null}
      novo={<NovoMedicamento />}
      rotulo="Medicamentos em uso"
      vazia="Nenhum medicamento em uso registrado."
      vigente={(medicamento) => <EmUso key={medicamento.id} medicamento={medicamento} />}
      tituloDosAntigos="Suspensos"
      antigo={(medicamento) => <Suspenso key={medicamento.id} medicamento={medicamento} />}
    />
  );
}

interface Campos {
  nome: string;
  dose: string;
  desde: string;
}
const EM_BRANCO: Campos = { nome: '', dose: '', desde: '' };

/** The ingredients of what was written, by their Brazilian common denomination; none when unknown. */
function dcbsDe(nome: string): string[] {
  if (nome.trim().length < 3) return [];
  const reconhecido = reconhecer(BASE.lexico, nome);
  return reconhecido.reconhecido ? [...reconhecido.dcbs] : [];
}

/** The form as the contract reads it, with the ingredients of what was written. */
const comDcbs = (campos: Campos) => ({ ...campos, dcbs: dcbsDe(campos.nome) });

function NovoMedicamento() {
  const fuso = useFuso();
  const [adicionado, setAdicionado] = useState('');
  const { paciente } = usePacienteDaTela();
  return (
    <FormularioDoResumo
      contrato={medicamentoSchema(hoje(fuso))}
      inicial={EM_BRANCO}
      comoContrato={comDcbs}
      guardar={async (lido) => {
        await listarMedicamento(paciente, lido);
        setAdicionado(lido.nome);
      }}
      acao="Adicionar"
    >
      {(preenchimento) => (
        <CamposDoMedicamento rotulo="Novo medicamento" adicionado={adicionado} {...preenchimento} />
      )}
    </FormularioDoResumo>
  );
}

function CamposDoMedicamento({
  rotulo,
  adicionado = '',
  exceto,
  campos,
  aoMudar,
  recusas,
  autoFocus,
}: PropsDosCampos) {
  const { dcbs } = comDcbs(campos);
  const sugestoes = sugerir(BASE.lexico, campos.nome).map(({ nome }) => nome);
  const [pedida, setPedida] = useState(false);
  return (
    <>
      <Autocomplete
        data-autofocus
        {...(autoFocus && { autoFocus })}
        label={rotulo}
        description={
          dcbs.length > 0 ? `DCB: ${dcbs.join(' + ')}` : 'Como o paciente diz: nome e apresentação.'
        }
        value={campos.nome}
        onChange={(nome) => aoMudar({ ...campos, nome })}
        data={[...new Set(sugestoes)]}
        filter={({ options }) => options}
        // A list of nothing is not open: Esc then closes the dialog around it.
        openOnFocus={false}
        dropdownOpened={pedida && sugestoes.length > 0}
        onDropdownOpen={() => setPedida(true)}
        onDropdownClose={() => setPedida(false)}
        error={recusas.nome}
      />
      <TextInput
        label="Como usa"
        description="Por exemplo: 1 comprimido à noite."
        value={campos.dose}
        onChange={({ currentTarget }) => aoMudar({ ...campos, dose: currentTarget.value })}
        error={recusas.dose}
      />
      <CampoDia
        label="Desde"
        description="Se souber."
        valor={campos.desde}
        aoMudar={(desde) => aoMudar({ ...campos, desde })}
        error={recusas.desde}
      />
      <OQueLevanta
        medicamento={campos.nome || adicionado}
        exceto={campos.nome ? exceto : adicionado}
      />
    </>
  );
}

interface PropsDosCampos extends Preenchimento<Campos> {
  rotulo: string;
  /** What was added last: what it raises stays in sight until something else is written. */
  adicionado?: string;
  /** The line that is edited, which does not stand beside itself. */
  exceto?: string;
}

/** What the medicine raises beside the others in use and the allergies, as soon as it is known. */
function OQueLevanta({ medicamento, exceto }: { medicamento: string; exceto: string | undefined }) {
  const { paciente, clinicaId } = usePacienteDaTela();
  const { data: lista = [] } = useQuery(medicamentosOptions(clinicaId, paciente.id));
  const { data: resumo } = useQuery(resumoClinicoOptions(clinicaId, paciente.id));
  const nomes = lista.filter(({ suspenso_em }) => suspenso_em === null).map(({ nome }) => nome);
  const proprio = exceto === undefined ? -1 : nomes.indexOf(exceto);
  return (
    <AlertasDoMedicamento
      medicamento={medicamento}
      emUso={nomes.filter((_, posicao) => posicao !== proprio)}
      alergias={resumo?.alergias ?? []}
    />
  );
}

interface PropsDoMedicamento {
  medicamento: Medicamento;
}

function EmUso({ medicamento }: PropsDoMedicamento) {
  const [aberto, setAberto] = useState<'edicao' | 'suspensao' | null>(null);
  const { nome, dcbs, dose, desde } = medicamento;
  const Formulario = aberto && { edicao: Edicao, suspensao: Suspensao }[aberto];
  return (
    <LinhaDoResumo
      texto={
        <>
          <b>{nome}</b>
          {dose && `, ${dose}`}
          <Text span c="dimmed" fz="sm">
            {dcbs.length > 0 && ` · DCB ${dcbs.join(' + ')}`}
            {desde && ` · desde ${formatarDia(desde)}`}
          </Text>
        </>
      }
      acoes={
        <>
          <AcaoDaLinha aoPedir={() => setAberto('edicao')}>Editar</AcaoDaLinha>
          <AcaoDaLinha aoPedir={() => setAberto('suspensao')}>Suspender</AcaoDaLinha>
        </>
      }
      formulario={
        Formulario && <Formulario medicamento={medicamento} aoFechar={() => setAberto(null)} />
      }
    />
  );
}

interface PropsDoFormulario extends PropsDoMedicamento {
  aoFechar: () => void;
}

function Edicao({ medicamento, aoFechar }: PropsDoFormulario) {
  const fuso = useFuso();
  const { nome, dose, desde } = medicamento;
  return (
    <FormularioDoResumo
      contrato={medicamentoSchema(hoje(fuso))}
      inicial={{ nome, dose: dose ?? '', desde: desde ?? '' }}
      comoContrato={comDcbs}
      guardar={(lido) => alterarMedicamento(medicamento, lido)}
      acao="Salvar"
      aoFechar={aoFechar}
    >
      {(preenchimento) => (
        <CamposDoMedicamento rotulo="Medicamento" exceto={nome} {...preenchimento} />
      )}
    </FormularioDoResumo>
  );
}

function Suspensao({ medicamento, aoFechar }: PropsDoFormulario) {
  const fuso = useFuso();
  return (
    <FormularioDoResumo
      contrato={suspensaoSchema(hoje(fuso))}
      inicial={{ suspenso_em: hoje(fuso), motivo_da_suspensao: '' }}
      guardar={(lido) => alterarMedicamento(medicamento, lido)}
      acao="Suspender"
      aoFechar={aoFechar}
    >
      {({ campos, aoMudar, recusas }) => (
        <>
          <TextInput
            autoFocus
            label="Motivo da suspensão"
            description="Obrigatório. Por exemplo: tosse, fim do tratamento, troca de dose."
            value={campos.motivo_da_suspensao}
            maxLength={300}
            onChange={({ currentTarget }) =>
              aoMudar({ ...campos, motivo_da_suspensao: currentTarget.value })
            }
            error={recusas.motivo_da_suspensao}
          />
          <CampoDia
            label="Suspenso em"
            valor={campos.suspenso_em}
            aoMudar={(suspenso_em) => aoMudar({ ...campos, suspenso_em })}
            error={recusas.suspenso_em}
          />
        </>
      )}
    </FormularioDoResumo>
  );
}

function Suspenso({ medicamento }: PropsDoMedicamento) {
  const { nome, dose, suspenso_em, motivo_da_suspensao } = medicamento;
  return (
    <LinhaAntiga
      texto={
        <>
          {nome}
          {dose && `, ${dose}`}
          <Text span c="dimmed" fz="sm">
            {suspenso_em && ` suspenso em ${formatarDia(suspenso_em)}: ${motivo_da_suspensao}`}
          </Text>
        </>
      }
      acao="Retomar"
      guardar={() => alterarMedicamento(medicamento, RETOMAR)}
    />
  );
}
