import { Suspense } from 'react';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { type PropsDaAba, useMedicosAjustaveis } from './aba.ts';
import { SemanaDoMedico } from './SemanaDoMedico.tsx';

const Modelo = sobDemanda(() => import('./Modelo.tsx').then((m) => ({ default: m.Modelo })));

/** When each doctor attends, a week each. */
export function Horarios(props: PropsDaAba) {
  const { estrutura } = props;
  const medicos = useMedicosAjustaveis(props);
  const { id, tipo } = usePerfil();
  const administra = tipo !== 'medico' || id === props.clinica.id;
  const semHorarios = medicos.some(
    (medico) => !estrutura.disponibilidades.some((d) => d.medico_id === medico.id),
  );
  return (
    <>
      {administra && semHorarios && (
        <Suspense fallback={<Esqueleto />}>
          <Modelo clinicaId={props.clinica.id} />
        </Suspense>
      )}
      {medicos.map((medico) => (
        <SemanaDoMedico
          key={medico.id}
          {...props}
          medico={medico}
          horarios={estrutura.disponibilidades.filter((d) => d.medico_id === medico.id)}
        />
      ))}
    </>
  );
}
