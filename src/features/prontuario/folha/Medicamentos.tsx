import { medicamentoSchema, suspensaoSchema } from '@domain/contracts/prontuario-resumo.ts';
import { Button, Group, Stack, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { usePacienteDaTela } from '@/components/paciente/PacienteDaTela.tsx';
import { Recado } from '@/components/Recado.tsx';
import { formatarDia, hoje } from '@/lib/format/datas.ts';
import {
  alterarMedicamento,
  listarMedicamento,
  type Medicamento,
  medicamentosOptions,
  RETOMAR,
} from '../api/resumo.ts';
import { CampoDia } from './CampoDia.tsx';
import { dcbsDe } from './dcb.ts';
import classes from './Lista.module.css';
import { ler, type Recusas } from './recusas.ts';
import { useGuardar } from './useGuardar.ts';

/** What the patient takes, what was suspended and why, and a new line. */
export function Medicamentos() {
  const { paciente, clinicaId, escreve } = usePacienteDaTela();
  const { data, error, refetch } = useQuery(medicamentosOptions(clinicaId, paciente.id));
  if (error) return <EstadoErro erro={error} aoTentar={() => void refetch()} />;
  const emUso = data?.filter(({ suspenso_em }) => suspenso_em === null) ?? [];
  const suspensos = data?.filter(({ suspenso_em }) => suspenso_em !== null) ?? [];
  return (
    <Stack gap="lg">
      {escreve && <NovoMedicamento />}
      {data && emUso.length === 0 && <p>Nenhum medicamento em uso registrado.</p>}
      <ul className={classes.lista} aria-label="Medicamentos em uso">
        {emUso.map((medicamento) => (
          <EmUso key={medicamento.id} medicamento={medicamento} />
        ))}
      </ul>
      {suspensos.length > 0 && (
        <section>
          <Title order={3} size="h5">
            Suspensos
          </Title>
          <ul className={classes.lista}>
            {suspensos.map((medicamento) => (
              <Suspenso key={medicamento.id} medicamento={medicamento} />
            ))}
          </ul>
        </section>
      )}
    </Stack>
  );
}

const EM_BRANCO = { nome: '', dose: '', desde: '' };

function NovoMedicamento() {
  const { paciente } = usePacienteDaTela();
  const { enviando, falha, guardar } = useGuardar();
  const [campos, setCampos] = useState(EM_BRANCO);
  const [recusas, setRecusas] = useState<Recusas>({});
  const dcbs = dcbsDe(campos.nome);

  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    const { lido, recusas: novas } = ler(medicamentoSchema(hoje()), { ...campos, dcbs });
    setRecusas(novas);
    if (lido) {
      guardar(
        () => listarMedicamento(paciente, lido),
        () => setCampos(EM_BRANCO),
      );
    }
  };

  return (
    <form onSubmit={enviar} noValidate>
      <Stack gap="xs">
        {falha && <Recado tom="erro" titulo={falha} />}
        <div className={classes.linhaDeCampos}>
          <TextInput
            data-autofocus
            label="Novo medicamento"
            description={
              dcbs.length > 0
                ? `DCB: ${dcbs.join(' + ')}`
                : 'Como o paciente diz: nome e apresentação.'
            }
            value={campos.nome}
            onChange={({ currentTarget }) => setCampos({ ...campos, nome: currentTarget.value })}
            error={recusas.nome}
          />
          <TextInput
            label="Como usa"
            description="Por exemplo: 1 comprimido à noite."
            value={campos.dose}
            onChange={({ currentTarget }) => setCampos({ ...campos, dose: currentTarget.value })}
            error={recusas.dose}
          />
          <CampoDia
            label="Desde"
            description="Se souber."
            valor={campos.desde}
            aoMudar={(desde) => setCampos({ ...campos, desde })}
            error={recusas.desde}
          />
          <Button type="submit" variant="default" loading={enviando}>
            Acrescentar
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function EmUso({ medicamento }: { medicamento: Medicamento }) {
  const { escreve } = usePacienteDaTela();
  const [suspendendo, setSuspendendo] = useState(false);
  const { nome, dcbs, dose, desde } = medicamento;
  return (
    <li className={classes.item}>
      <Group justify="space-between" gap="xs">
        <span>
          <b>{nome}</b>
          {dose && `, ${dose}`}
          <span className={classes.detalhe}>
            {dcbs.length > 0 && ` · DCB ${dcbs.join(' + ')}`}
            {desde && ` · desde ${formatarDia(desde)}`}
          </span>
        </span>
        {escreve && !suspendendo && (
          <Button size="compact-sm" variant="subtle" onClick={() => setSuspendendo(true)}>
            Suspender
          </Button>
        )}
      </Group>
      {suspendendo && (
        <Suspensao medicamento={medicamento} aoFechar={() => setSuspendendo(false)} />
      )}
    </li>
  );
}

interface PropsDaSuspensao {
  medicamento: Medicamento;
  aoFechar: () => void;
}

function Suspensao({ medicamento, aoFechar }: PropsDaSuspensao) {
  const { enviando, falha, guardar } = useGuardar();
  const [campos, setCampos] = useState({ suspenso_em: hoje(), motivo_da_suspensao: '' });
  const [recusas, setRecusas] = useState<Recusas>({});

  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    const { lido, recusas: novas } = ler(suspensaoSchema(hoje()), campos);
    setRecusas(novas);
    if (lido) guardar(() => alterarMedicamento(medicamento, lido), aoFechar);
  };

  return (
    <form onSubmit={enviar} noValidate>
      <Stack gap="xs" mt="xs">
        {falha && <Recado tom="erro" titulo={falha} />}
        <div className={classes.linhaDeCampos}>
          <TextInput
            autoFocus
            label="Motivo da suspensão"
            description="Obrigatório. Por exemplo: tosse, fim do tratamento, troca de dose."
            value={campos.motivo_da_suspensao}
            maxLength={300}
            onChange={({ currentTarget }) =>
              setCampos({ ...campos, motivo_da_suspensao: currentTarget.value })
            }
            error={recusas.motivo_da_suspensao}
          />
          <CampoDia
            label="Suspenso em"
            valor={campos.suspenso_em}
            aoMudar={(suspenso_em) => setCampos({ ...campos, suspenso_em })}
            error={recusas.suspenso_em}
          />
          <Button type="submit" loading={enviando}>
            Suspender
          </Button>
          <Button variant="default" onClick={aoFechar}>
            Cancelar
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function Suspenso({ medicamento }: { medicamento: Medicamento }) {
  const { escreve } = usePacienteDaTela();
  const { enviando, falha, guardar } = useGuardar();
  const { nome, dose, suspenso_em, motivo_da_suspensao } = medicamento;
  return (
    <li className={classes.item}>
      {falha && <Recado tom="erro" titulo={falha} />}
      <Group justify="space-between" gap="xs">
        <span>
          {nome}
          {dose && `, ${dose}`}
          <span className={classes.detalhe}>
            {suspenso_em && ` suspenso em ${formatarDia(suspenso_em)}: ${motivo_da_suspensao}`}
          </span>
        </span>
        {escreve && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            loading={enviando}
            onClick={() =>
              guardar(
                () => alterarMedicamento(medicamento, RETOMAR),
                () => undefined,
              )
            }
          >
            Retomar
          </Button>
        )}
      </Group>
    </li>
  );
}
