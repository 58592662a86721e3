import { somarDias, somarMeses } from '@domain/agenda/fuso.ts';
import { ActionIcon, Button, Group, Popover, SegmentedControl, TextInput } from '@mantine/core';
import {
  IconCalendarSearch,
  IconChevronLeft,
  IconChevronRight,
  IconFilter,
} from '@tabler/icons-react';
import { type FormEvent, Suspense, useState } from 'react';
import { ENTER_ENVIA } from '@/components/formulario/enter.ts';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { comMaiuscula, diaComAno, mesPorExtenso, semanaPorExtenso } from '@/lib/format/dias.ts';
import { VISTAS } from '../busca.ts';
import { lerQuando } from '../calendario/quando.ts';
import type { PropsDaBarra } from '../props.ts';
import type { Vista } from '../vista.ts';
import classes from './Barra.module.css';

const Filtros = sobDemanda(() =>
  import('./Filtros.tsx').then((modulo) => ({ default: modulo.Filtros })),
);

/** Which days, in which view, of whom. */
export function Barra(props: PropsDaBarra) {
  const { vista, agora, mudar } = props;
  const passo = (sentido: 1 | -1) => mudar({ dia: vizinho(vista, sentido) });
  return (
    <Group gap={8} justify="space-between">
      <div className={classes.navegacao}>
        <ActionIcon variant="default" size="lg" aria-label="Anterior" onClick={() => passo(-1)}>
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <Button variant="default" onClick={() => mudar({ dia: undefined })} px="sm">
          Hoje
        </Button>
        <ActionIcon variant="default" size="lg" aria-label="Próximo" onClick={() => passo(1)}>
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
        <h2 className={classes.periodo} aria-live="polite">
          {tituloDe(vista)}
        </h2>
        <IrPara hoje={agora.dia} aoEscolher={(dia) => mudar({ dia })} />
      </div>
      <div className={classes.escolhas}>
        <SegmentedControl
          aria-label="Período da agenda"
          value={vista.vista}
          onChange={(escolhida) => mudar({ vista: VISTAS.find((v) => v === escolhida) })}
          data={[
            { value: 'dia', label: 'Dia' },
            { value: 'semana', label: 'Semana' },
            { value: 'mes', label: 'Mês' },
          ]}
        />
        {vista.vista !== 'mes' && (
          <SegmentedControl
            visibleFrom="sm"
            aria-label="Colunas da agenda"
            value={vista.por}
            onChange={(escolhida) => mudar({ por: escolhida === 'sala' ? 'sala' : undefined })}
            data={[
              { value: 'medico', label: 'Médicos' },
              { value: 'sala', label: 'Salas' },
            ]}
          />
        )}
        <BotaoDeFiltros {...props} />
      </div>
    </Group>
  );
}

function tituloDe({ vista, dia }: Vista): string {
  if (vista === 'dia') return comMaiuscula(diaComAno(dia));
  return vista === 'semana' ? semanaPorExtenso(dia) : comMaiuscula(mesPorExtenso(dia));
}

function vizinho({ vista, dia }: Vista, sentido: 1 | -1): string {
  if (vista === 'mes') return somarMeses(dia, sentido);
  return somarDias(dia, vista === 'semana' ? 7 * sentido : sentido);
}

/** Any day, typed as one says it. */
function IrPara({ hoje, aoEscolher }: { hoje: string; aoEscolher: (dia: string) => void }) {
  const [aberto, setAberto] = useState(false);
  const [texto, setTexto] = useState('');
  const [recusa, setRecusa] = useState<string>();
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    const dia = lerQuando(texto, hoje);
    setRecusa(dia ? undefined : 'Escreva a data como 25/11, ou “em 30 dias”.');
    if (!dia) return;
    aoEscolher(dia);
    setTexto('');
    setAberto(false);
  };
  return (
    <Popover
      opened={aberto}
      onChange={setAberto}
      position="bottom-start"
      trapFocus
      returnFocus
      width={264}
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label="Ir para uma data"
          onClick={() => setAberto((estava) => !estava)}
        >
          <IconCalendarSearch size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label="Ir para uma data">
        <form onSubmit={enviar} noValidate {...ENTER_ENVIA}>
          <Group align="flex-start" gap="xs" wrap="nowrap">
            <TextInput
              data-autofocus
              label="Ir para"
              description="25/11, amanhã, quinta, em 30 dias"
              value={texto}
              error={recusa}
              onChange={({ currentTarget }) => setTexto(currentTarget.value)}
            />
            <Button type="submit" mt={26}>
              Ir
            </Button>
          </Group>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}

function BotaoDeFiltros(props: PropsDaBarra) {
  const [aberto, setAberto] = useState(false);
  const { filtros } = props.vista;
  return (
    <Popover opened={aberto} onChange={setAberto} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconFilter size={18} aria-hidden />}
          onClick={() => setAberto((estava) => !estava)}
        >
          {filtros > 0 ? `Filtros (${filtros})` : 'Filtros'}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Filtros da agenda">
        <Suspense fallback={null}>{aberto && <Filtros {...props} />}</Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
