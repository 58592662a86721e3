import { BASE } from '@domain/clinico/medicamentos/base.ts';
import { reconhecer } from '@domain/clinico/medicamentos/nomes.ts';
import { Button, Group } from '@mantine/core';
import { IconPill } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarData } from '@/lib/format/datas.ts';
import { emUsoOptions } from '@/shared/prontuario/api/queries.ts';
import { type PacienteDasFerramentas, usePacienteDasFerramentas } from '../paciente/DoPaciente.tsx';
import { nomesParaConferir, ultimaMudanca } from './em-uso.ts';

interface Props {
  medicamentos: readonly string[];
  aoMudar: (medicamentos: readonly string[]) => void;
}

/** The medicines in use of the open record, offered in one tap until all of them are in the list. */
export function EmUso(props: Props) {
  const doPaciente = usePacienteDasFerramentas();
  return doPaciente && <Oferta {...props} doPaciente={doPaciente} />;
}

function Oferta({
  medicamentos,
  aoMudar,
  doPaciente: { clinicaId, paciente, aberto },
}: Props & { doPaciente: PacienteDasFerramentas }) {
  const fuso = useFuso();
  const { data: emUso = [] } = useQuery({
    ...emUsoOptions(clinicaId, paciente.id),
    enabled: aberto,
  });
  const em = ultimaMudanca(emUso);
  const nomes = nomesParaConferir(emUso, (nome) => reconhecer(BASE.lexico, nome).reconhecido);
  if (!em || nomes.every((nome) => medicamentos.includes(nome))) return null;
  return (
    <Group component="p" className="numeros" gap="0.25rem 0.375rem" c="dimmed" fz="sm">
      <Button
        variant="light"
        size="compact-sm"
        leftSection={<IconPill size={14} aria-hidden />}
        onClick={() => aoMudar([...new Set([...medicamentos, ...nomes])])}
      >
        Medicamentos em uso ({emUso.length})
      </Button>
      Lista do prontuário, alterada em {formatarData(em, fuso)}
    </Group>
  );
}
