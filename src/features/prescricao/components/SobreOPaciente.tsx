import '@mantine/core/styles/NumberInput.layer.css';
import type { SobreOPaciente as Sobre } from '@domain/contracts/prescricao.ts';
import { Checkbox, Group, NumberInput, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarData, hoje } from '@/lib/format/datas.ts';
import { resumoClinicoOptions } from '@/shared/paciente/api/queries.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { contextoOptions } from '../api/queries.ts';

interface Props {
  sobre: Sobre;
  aoMudar: (sobre: Sobre) => void;
}

/** What the check knows of the patient, each with its date; and what only the doctor knows. */
export function SobreOPaciente({ sobre, aoMudar }: Props) {
  const { paciente, clinicaId } = usePacienteDaTela();
  const fuso = useFuso();
  const { data: contexto } = useQuery(contextoOptions(clinicaId, paciente.id));
  const { data: resumo } = useQuery(resumoClinicoOptions(clinicaId, paciente.id));
  const sinais = contexto?.sinais;
  const peso = sinais?.peso_kg
    ? `${String(sinais.peso_kg).replace('.', ',')} kg em ${formatarData(sinais.ocorrido_em, fuso)}`
    : 'não informado';
  const alergias = resumo?.nega_alergias ? 'nega' : resumo?.alergias.join(', ') || 'não informadas';
  const mulher = paciente.sexo !== 'masculino';
  return (
    <section aria-label="O que a conferência considera">
      <Text size="sm">
        A conferência considera: peso {peso}; alergias: {alergias}; problemas:{' '}
        {contexto?.problemas.map(({ descricao }) => descricao).join(', ') || 'nenhum listado'}; em
        uso: {contexto?.medicamentos.map(({ nome }) => nome).join(', ') || 'nada listado'}.
      </Text>
      <Group mt="xs" gap="md" align="flex-end">
        {mulher && (
          <>
            <Checkbox
              label="Gestante"
              checked={sobre.gestante}
              onChange={({ currentTarget }) =>
                aoMudar({ ...sobre, gestante: currentTarget.checked, semanas: null })
              }
            />
            {sobre.gestante && (
              <NumberInput
                label="Semanas"
                w={100}
                min={0}
                max={43}
                allowDecimal={false}
                value={sobre.semanas ?? ''}
                onChange={(valor) =>
                  aoMudar({ ...sobre, semanas: typeof valor === 'number' ? valor : null })
                }
              />
            )}
            <Checkbox
              label="Amamenta"
              checked={sobre.lactante}
              onChange={({ currentTarget }) =>
                aoMudar({ ...sobre, lactante: currentTarget.checked })
              }
            />
          </>
        )}
        <NumberInput
          label="Creatinina (mg/dL)"
          w={160}
          min={0.1}
          max={30}
          decimalSeparator=","
          value={sobre.creatinina ?? ''}
          onChange={(valor) =>
            aoMudar({
              ...sobre,
              creatinina: typeof valor === 'number' ? valor : null,
              creatinina_em: typeof valor === 'number' ? hoje(fuso) : null,
            })
          }
        />
      </Group>
    </section>
  );
}
