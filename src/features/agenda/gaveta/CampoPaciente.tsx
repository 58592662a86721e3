import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { type LigacaoDoCampo, useCampo } from '@/components/formulario/campo.ts';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { EscolhaDePaciente } from '@/shared/paciente/components/EscolhaDePaciente.tsx';

const CadastroNaHora = sobDemanda(() =>
  import('./CadastroNaHora.tsx').then((modulo) => ({ default: modulo.CadastroNaHora })),
);

/** Who is seen: searched by any part of name, CPF or phone; registered right here when new. */
export function CampoPaciente<V extends FieldValues, T = V>({
  clinicaId,
  ...ligacao
}: LigacaoDoCampo<V, T> & { clinicaId: string }) {
  const campo = useCampo(ligacao);
  const [termo, setTermo] = useState('');
  const [cadastrando, setCadastrando] = useState(false);
  if (cadastrando) {
    return (
      <Suspense fallback={<Esqueleto linhas={4} />}>
        <CadastroNaHora
          clinicaId={clinicaId}
          nome={/\p{L}/u.test(termo) && !campo.valor ? termo : ''}
          aoEscolher={(id) => {
            campo.mudar(id);
            setCadastrando(false);
          }}
          aoDesistir={() => setCadastrando(false)}
        />
      </Suspense>
    );
  }
  return (
    <div>
      <EscolhaDePaciente
        {...campo.props}
        autoFocus
        data-autofocus
        soVivos
        clinicaId={clinicaId}
        valor={campo.valor}
        aoMudar={campo.mudar}
        onInput={({ currentTarget }) => setTermo(currentTarget.value.trim())}
      />
      <Button
        variant="subtle"
        size="compact-sm"
        mt={4}
        leftSection={<IconUserPlus size={16} aria-hidden />}
        onClick={() => setCadastrando(true)}
      >
        Cadastrar paciente novo
      </Button>
    </div>
  );
}
