import { fc } from '../../../test/fast-check';
import { fitMap, project, unproject } from './map-view';

const SIZE = { width: 640, height: 720 };
const point = fc.record({
  latitude: fc.double({ min: 18, max: 71, noNaN: true }),
  longitude: fc.double({ min: -170, max: -65, noNaN: true }),
});

test('shows a place of known coordinates where maps of this projection do [STORE-4]', () => {
  const view = { center: { latitude: 39.7392, longitude: -104.9903 }, zoom: 10 };
  // 0.1 degrees of longitude are a 3600th of a world that is 256 * 2^10 pixels wide.
  const { x, y } = project({ latitude: 39.7392, longitude: -104.8903 }, view, SIZE);
  expect(x).toBeCloseTo(320 + (256 * 1024) / 3600, 6);
  expect(y).toBeCloseTo(360, 6);
  expect(project({ latitude: 39.8, longitude: -104.9903 }, view, SIZE).y).toBeLessThan(360);
});

test('fits all points into the image, with room for their pins [STORE-4]', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 30 }), (points) => {
      const view = fitMap(points, SIZE);
      for (const place of points.map((each) => project(each, view, SIZE))) {
        expect(place.x).toBeGreaterThan(40);
        expect(place.x).toBeLessThan(SIZE.width - 40);
        expect(place.y).toBeGreaterThan(40);
        expect(place.y).toBeLessThan(SIZE.height - 40);
      }
    }),
  );
});

test('finds the point of each place in the image [STORE-4]', () => {
  fc.assert(
    fc.property(point, point, (center, other) => {
      const view = { center, zoom: 7 };
      const found = unproject(project(other, view, SIZE), view, SIZE);
      expect(found.latitude).toBeCloseTo(other.latitude, 6);
      expect(found.longitude).toBeCloseTo(other.longitude, 6);
    }),
  );
});

test('shows the town around a single store [STORE-4]', () => {
  const store = { latitude: 39.58, longitude: -104.95 };
  const view = fitMap([store], SIZE);
  expect(view.zoom).toBe(11);
  expect(view.center.latitude).toBeCloseTo(store.latitude, 9);
});
